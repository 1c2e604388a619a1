// oxlint-disable eslint/max-lines -- One line an entity, enumeration, data type and set, so that two editions can be compared.
import type { IfcTables } from "../tables.ts";

/** The names of IFC4 ADD2 TC1; the format is described in `../README.md`. */
export const IFC4: IfcTables = {
  entities: `
IfcActorRole
IfcAddress*
 IfcPostalAddress
 IfcTelecomAddress
IfcApplication
IfcAppliedValue
 IfcCostValue
IfcApproval
IfcBoundaryCondition*
 IfcBoundaryEdgeCondition
 IfcBoundaryFaceCondition
 IfcBoundaryNodeCondition
  IfcBoundaryNodeConditionWarping
IfcConnectionGeometry*
 IfcConnectionCurveGeometry
 IfcConnectionPointGeometry
  IfcConnectionPointEccentricity
 IfcConnectionSurfaceGeometry
 IfcConnectionVolumeGeometry
IfcConstraint*
 IfcMetric
 IfcObjective
IfcCoordinateOperation*
 IfcMapConversion
IfcCoordinateReferenceSystem*
 IfcProjectedCRS
IfcDerivedUnit
IfcDerivedUnitElement
IfcDimensionalExponents
IfcExternalInformation*
 IfcClassification
 IfcDocumentInformation
 IfcLibraryInformation
IfcExternalReference*
 IfcClassificationReference
 IfcDocumentReference
 IfcExternallyDefinedHatchStyle
 IfcExternallyDefinedSurfaceStyle
 IfcExternallyDefinedTextFont
 IfcLibraryReference
IfcGridAxis
IfcIrregularTimeSeriesValue
IfcLightDistributionData
IfcLightIntensityDistribution
IfcMaterialClassificationRelationship
IfcMaterialDefinition*
 IfcMaterial
 IfcMaterialConstituent
 IfcMaterialConstituentSet
 IfcMaterialLayer
  IfcMaterialLayerWithOffsets
 IfcMaterialLayerSet
 IfcMaterialProfile
  IfcMaterialProfileWithOffsets
 IfcMaterialProfileSet
IfcMaterialList
IfcMaterialUsageDefinition*
 IfcMaterialLayerSetUsage
 IfcMaterialProfileSetUsage
  IfcMaterialProfileSetUsageTapering
IfcMeasureWithUnit
IfcMonetaryUnit
IfcNamedUnit*
 IfcContextDependentUnit
 IfcConversionBasedUnit
  IfcConversionBasedUnitWithOffset
 IfcSIUnit
IfcObjectPlacement*
 IfcGridPlacement
 IfcLocalPlacement
IfcOrganization
IfcOwnerHistory
IfcPerson
IfcPersonAndOrganization
IfcPhysicalQuantity*
 IfcPhysicalComplexQuantity
 IfcPhysicalSimpleQuantity*
  IfcQuantityArea
  IfcQuantityCount
  IfcQuantityLength
  IfcQuantityTime
  IfcQuantityVolume
  IfcQuantityWeight
IfcPresentationItem*
 IfcColourRgbList
 IfcColourSpecification*
  IfcColourRgb
 IfcCurveStyleFont
 IfcCurveStyleFontAndScaling
 IfcCurveStyleFontPattern
 IfcIndexedColourMap
 IfcPreDefinedItem*
  IfcPreDefinedColour*
   IfcDraughtingPreDefinedColour
  IfcPreDefinedCurveFont*
   IfcDraughtingPreDefinedCurveFont
  IfcPreDefinedTextFont*
   IfcTextStyleFontModel
 IfcSurfaceStyleLighting
 IfcSurfaceStyleRefraction
 IfcSurfaceStyleShading
  IfcSurfaceStyleRendering
 IfcSurfaceStyleWithTextures
 IfcSurfaceTexture*
  IfcBlobTexture
  IfcImageTexture
  IfcPixelTexture
 IfcTextStyleForDefinedFont
 IfcTextStyleTextModel
 IfcTextureCoordinate*
  IfcIndexedTextureMap*
   IfcIndexedTriangleTextureMap
  IfcTextureCoordinateGenerator
  IfcTextureMap
 IfcTextureVertex
 IfcTextureVertexList
IfcPresentationLayerAssignment
 IfcPresentationLayerWithStyle
IfcPresentationStyle*
 IfcCurveStyle
 IfcFillAreaStyle
 IfcSurfaceStyle
 IfcTextStyle
IfcPresentationStyleAssignment
IfcProductRepresentation*
 IfcMaterialDefinitionRepresentation
 IfcProductDefinitionShape
IfcProfileDef
 IfcArbitraryClosedProfileDef
  IfcArbitraryProfileDefWithVoids
 IfcArbitraryOpenProfileDef
  IfcCenterLineProfileDef
 IfcCompositeProfileDef
 IfcDerivedProfileDef
  IfcMirroredProfileDef
 IfcParameterizedProfileDef*
  IfcAsymmetricIShapeProfileDef
  IfcCircleProfileDef
   IfcCircleHollowProfileDef
  IfcCShapeProfileDef
  IfcEllipseProfileDef
  IfcIShapeProfileDef
  IfcLShapeProfileDef
  IfcRectangleProfileDef
   IfcRectangleHollowProfileDef
   IfcRoundedRectangleProfileDef
  IfcTrapeziumProfileDef
  IfcTShapeProfileDef
  IfcUShapeProfileDef
  IfcZShapeProfileDef
IfcPropertyAbstraction*
 IfcExtendedProperties*
  IfcMaterialProperties
  IfcProfileProperties
 IfcPreDefinedProperties*
  IfcReinforcementBarProperties
  IfcSectionProperties
  IfcSectionReinforcementProperties
 IfcProperty*
  IfcComplexProperty
  IfcSimpleProperty*
   IfcPropertyBoundedValue
   IfcPropertyEnumeratedValue
   IfcPropertyListValue
   IfcPropertyReferenceValue
   IfcPropertySingleValue
   IfcPropertyTableValue
 IfcPropertyEnumeration
IfcRecurrencePattern
IfcReference
IfcRepresentation*
 IfcShapeModel*
  IfcShapeRepresentation
  IfcTopologyRepresentation
 IfcStyleModel*
  IfcStyledRepresentation
IfcRepresentationContext*
 IfcGeometricRepresentationContext
  IfcGeometricRepresentationSubContext
IfcRepresentationItem*
 IfcGeometricRepresentationItem*
  IfcAnnotationFillArea
  IfcBooleanResult
   IfcBooleanClippingResult
  IfcBoundingBox
  IfcCartesianPointList*
   IfcCartesianPointList2D
   IfcCartesianPointList3D
  IfcCartesianTransformationOperator*
   IfcCartesianTransformationOperator2D
    IfcCartesianTransformationOperator2DnonUniform
   IfcCartesianTransformationOperator3D
    IfcCartesianTransformationOperator3DnonUniform
  IfcCompositeCurveSegment
   IfcReparametrisedCompositeCurveSegment
  IfcCsgPrimitive3D*
   IfcBlock
   IfcRectangularPyramid
   IfcRightCircularCone
   IfcRightCircularCylinder
   IfcSphere
  IfcCurve*
   IfcBoundedCurve*
    IfcBSplineCurve*
     IfcBSplineCurveWithKnots
      IfcRationalBSplineCurveWithKnots
    IfcCompositeCurve
     IfcCompositeCurveOnSurface
      IfcBoundaryCurve
       IfcOuterBoundaryCurve
    IfcIndexedPolyCurve
    IfcPolyline
    IfcTrimmedCurve
   IfcConic*
    IfcCircle
    IfcEllipse
   IfcLine
   IfcOffsetCurve2D
   IfcOffsetCurve3D
   IfcPcurve
   IfcSurfaceCurve
    IfcIntersectionCurve
    IfcSeamCurve
  IfcDirection
  IfcFaceBasedSurfaceModel
  IfcFillAreaStyleHatching
  IfcFillAreaStyleTiles
  IfcGeometricSet
   IfcGeometricCurveSet
  IfcHalfSpaceSolid
   IfcBoxedHalfSpace
   IfcPolygonalBoundedHalfSpace
  IfcLightSource*
   IfcLightSourceAmbient
   IfcLightSourceDirectional
   IfcLightSourceGoniometric
   IfcLightSourcePositional
    IfcLightSourceSpot
  IfcPlacement*
   IfcAxis1Placement
   IfcAxis2Placement2D
   IfcAxis2Placement3D
  IfcPlanarExtent
   IfcPlanarBox
  IfcPoint*
   IfcCartesianPoint
   IfcPointOnCurve
   IfcPointOnSurface
  IfcSectionedSpine
  IfcShellBasedSurfaceModel
  IfcSolidModel*
   IfcCsgSolid
   IfcManifoldSolidBrep*
    IfcAdvancedBrep
     IfcAdvancedBrepWithVoids
    IfcFacetedBrep
     IfcFacetedBrepWithVoids
   IfcSweptAreaSolid*
    IfcExtrudedAreaSolid
     IfcExtrudedAreaSolidTapered
    IfcFixedReferenceSweptAreaSolid
    IfcRevolvedAreaSolid
     IfcRevolvedAreaSolidTapered
    IfcSurfaceCurveSweptAreaSolid
   IfcSweptDiskSolid
    IfcSweptDiskSolidPolygonal
  IfcSurface*
   IfcBoundedSurface*
    IfcBSplineSurface*
     IfcBSplineSurfaceWithKnots
      IfcRationalBSplineSurfaceWithKnots
    IfcCurveBoundedPlane
    IfcCurveBoundedSurface
    IfcRectangularTrimmedSurface
   IfcElementarySurface*
    IfcCylindricalSurface
    IfcPlane
    IfcSphericalSurface
    IfcToroidalSurface
   IfcSweptSurface*
    IfcSurfaceOfLinearExtrusion
    IfcSurfaceOfRevolution
  IfcTessellatedItem*
   IfcIndexedPolygonalFace
    IfcIndexedPolygonalFaceWithVoids
   IfcTessellatedFaceSet*
    IfcPolygonalFaceSet
    IfcTriangulatedFaceSet
  IfcTextLiteral
   IfcTextLiteralWithExtent
  IfcVector
 IfcMappedItem
 IfcStyledItem
 IfcTopologicalRepresentationItem*
  IfcConnectedFaceSet
   IfcClosedShell
   IfcOpenShell
  IfcEdge
   IfcEdgeCurve
   IfcOrientedEdge
   IfcSubedge
  IfcFace
   IfcFaceSurface
    IfcAdvancedFace
  IfcFaceBound
   IfcFaceOuterBound
  IfcLoop
   IfcEdgeLoop
   IfcPolyLoop
   IfcVertexLoop
  IfcPath
  IfcVertex
   IfcVertexPoint
IfcRepresentationMap
IfcResourceLevelRelationship*
 IfcApprovalRelationship
 IfcCurrencyRelationship
 IfcDocumentInformationRelationship
 IfcExternalReferenceRelationship
 IfcMaterialRelationship
 IfcOrganizationRelationship
 IfcPropertyDependencyRelationship
 IfcResourceApprovalRelationship
 IfcResourceConstraintRelationship
IfcRoot*
 IfcObjectDefinition*
  IfcContext*
   IfcProject
   IfcProjectLibrary
  IfcObject*
   IfcActor
    IfcOccupant IfcOccupantTypeEnum
   IfcControl*
    IfcActionRequest IfcActionRequestTypeEnum
    IfcCostItem IfcCostItemTypeEnum
    IfcCostSchedule IfcCostScheduleTypeEnum
    IfcPerformanceHistory IfcPerformanceHistoryTypeEnum
    IfcPermit IfcPermitTypeEnum
    IfcProjectOrder IfcProjectOrderTypeEnum
    IfcWorkCalendar IfcWorkCalendarTypeEnum
    IfcWorkControl*
     IfcWorkPlan IfcWorkPlanTypeEnum
     IfcWorkSchedule IfcWorkScheduleTypeEnum
   IfcGroup
    IfcAsset
    IfcInventory IfcInventoryTypeEnum
    IfcStructuralLoadGroup IfcLoadGroupTypeEnum
     IfcStructuralLoadCase
    IfcStructuralResultGroup
    IfcSystem
     IfcBuildingSystem IfcBuildingSystemTypeEnum
     IfcDistributionSystem IfcDistributionSystemEnum
      IfcDistributionCircuit
     IfcStructuralAnalysisModel IfcAnalysisModelTypeEnum
     IfcZone
   IfcProcess*
    IfcEvent IfcEventTypeEnum
    IfcProcedure IfcProcedureTypeEnum
    IfcTask IfcTaskTypeEnum
   IfcProduct*
    IfcAnnotation
    IfcElement*
     IfcBuildingElement*
      IfcBeam IfcBeamTypeEnum
       IfcBeamStandardCase
      IfcBuildingElementProxy IfcBuildingElementProxyTypeEnum
      IfcChimney IfcChimneyTypeEnum
      IfcColumn IfcColumnTypeEnum
       IfcColumnStandardCase
      IfcCovering IfcCoveringTypeEnum
      IfcCurtainWall IfcCurtainWallTypeEnum
      IfcDoor IfcDoorTypeEnum
       IfcDoorStandardCase
      IfcFooting IfcFootingTypeEnum
      IfcMember IfcMemberTypeEnum
       IfcMemberStandardCase
      IfcPile IfcPileTypeEnum
      IfcPlate IfcPlateTypeEnum
       IfcPlateStandardCase
      IfcRailing IfcRailingTypeEnum
      IfcRamp IfcRampTypeEnum
      IfcRampFlight IfcRampFlightTypeEnum
      IfcRoof IfcRoofTypeEnum
      IfcShadingDevice IfcShadingDeviceTypeEnum
      IfcSlab IfcSlabTypeEnum
       IfcSlabElementedCase
       IfcSlabStandardCase
      IfcStair IfcStairTypeEnum
      IfcStairFlight IfcStairFlightTypeEnum
      IfcWall IfcWallTypeEnum
       IfcWallElementedCase
       IfcWallStandardCase
      IfcWindow IfcWindowTypeEnum
       IfcWindowStandardCase
     IfcCivilElement
     IfcDistributionElement
      IfcDistributionControlElement
       IfcActuator IfcActuatorTypeEnum
       IfcAlarm IfcAlarmTypeEnum
       IfcController IfcControllerTypeEnum
       IfcFlowInstrument IfcFlowInstrumentTypeEnum
       IfcProtectiveDeviceTrippingUnit IfcProtectiveDeviceTrippingUnitTypeEnum
       IfcSensor IfcSensorTypeEnum
       IfcUnitaryControlElement IfcUnitaryControlElementTypeEnum
      IfcDistributionFlowElement
       IfcDistributionChamberElement IfcDistributionChamberElementTypeEnum
       IfcEnergyConversionDevice
        IfcAirToAirHeatRecovery IfcAirToAirHeatRecoveryTypeEnum
        IfcBoiler IfcBoilerTypeEnum
        IfcBurner IfcBurnerTypeEnum
        IfcChiller IfcChillerTypeEnum
        IfcCoil IfcCoilTypeEnum
        IfcCondenser IfcCondenserTypeEnum
        IfcCooledBeam IfcCooledBeamTypeEnum
        IfcCoolingTower IfcCoolingTowerTypeEnum
        IfcElectricGenerator IfcElectricGeneratorTypeEnum
        IfcElectricMotor IfcElectricMotorTypeEnum
        IfcEngine IfcEngineTypeEnum
        IfcEvaporativeCooler IfcEvaporativeCoolerTypeEnum
        IfcEvaporator IfcEvaporatorTypeEnum
        IfcHeatExchanger IfcHeatExchangerTypeEnum
        IfcHumidifier IfcHumidifierTypeEnum
        IfcMotorConnection IfcMotorConnectionTypeEnum
        IfcSolarDevice IfcSolarDeviceTypeEnum
        IfcTransformer IfcTransformerTypeEnum
        IfcTubeBundle IfcTubeBundleTypeEnum
        IfcUnitaryEquipment IfcUnitaryEquipmentTypeEnum
       IfcFlowController
        IfcAirTerminalBox IfcAirTerminalBoxTypeEnum
        IfcDamper IfcDamperTypeEnum
        IfcElectricDistributionBoard IfcElectricDistributionBoardTypeEnum
        IfcElectricTimeControl IfcElectricTimeControlTypeEnum
        IfcFlowMeter IfcFlowMeterTypeEnum
        IfcProtectiveDevice IfcProtectiveDeviceTypeEnum
        IfcSwitchingDevice IfcSwitchingDeviceTypeEnum
        IfcValve IfcValveTypeEnum
       IfcFlowFitting
        IfcCableCarrierFitting IfcCableCarrierFittingTypeEnum
        IfcCableFitting IfcCableFittingTypeEnum
        IfcDuctFitting IfcDuctFittingTypeEnum
        IfcJunctionBox IfcJunctionBoxTypeEnum
        IfcPipeFitting IfcPipeFittingTypeEnum
       IfcFlowMovingDevice
        IfcCompressor IfcCompressorTypeEnum
        IfcFan IfcFanTypeEnum
        IfcPump IfcPumpTypeEnum
       IfcFlowSegment
        IfcCableCarrierSegment IfcCableCarrierSegmentTypeEnum
        IfcCableSegment IfcCableSegmentTypeEnum
        IfcDuctSegment IfcDuctSegmentTypeEnum
        IfcPipeSegment IfcPipeSegmentTypeEnum
       IfcFlowStorageDevice
        IfcElectricFlowStorageDevice IfcElectricFlowStorageDeviceTypeEnum
        IfcTank IfcTankTypeEnum
       IfcFlowTerminal
        IfcAirTerminal IfcAirTerminalTypeEnum
        IfcAudioVisualAppliance IfcAudioVisualApplianceTypeEnum
        IfcCommunicationsAppliance IfcCommunicationsApplianceTypeEnum
        IfcElectricAppliance IfcElectricApplianceTypeEnum
        IfcFireSuppressionTerminal IfcFireSuppressionTerminalTypeEnum
        IfcLamp IfcLampTypeEnum
        IfcLightFixture IfcLightFixtureTypeEnum
        IfcMedicalDevice IfcMedicalDeviceTypeEnum
        IfcOutlet IfcOutletTypeEnum
        IfcSanitaryTerminal IfcSanitaryTerminalTypeEnum
        IfcSpaceHeater IfcSpaceHeaterTypeEnum
        IfcStackTerminal IfcStackTerminalTypeEnum
        IfcWasteTerminal IfcWasteTerminalTypeEnum
       IfcFlowTreatmentDevice
        IfcDuctSilencer IfcDuctSilencerTypeEnum
        IfcFilter IfcFilterTypeEnum
        IfcInterceptor IfcInterceptorTypeEnum
     IfcElementAssembly IfcElementAssemblyTypeEnum
     IfcElementComponent*
      IfcBuildingElementPart IfcBuildingElementPartTypeEnum
      IfcDiscreteAccessory IfcDiscreteAccessoryTypeEnum
      IfcFastener IfcFastenerTypeEnum
      IfcMechanicalFastener IfcMechanicalFastenerTypeEnum
      IfcReinforcingElement*
       IfcReinforcingBar IfcReinforcingBarTypeEnum
       IfcReinforcingMesh IfcReinforcingMeshTypeEnum
       IfcTendon IfcTendonTypeEnum
       IfcTendonAnchor IfcTendonAnchorTypeEnum
      IfcVibrationIsolator IfcVibrationIsolatorTypeEnum
     IfcFeatureElement*
      IfcFeatureElementAddition*
       IfcProjectionElement IfcProjectionElementTypeEnum
      IfcFeatureElementSubtraction*
       IfcOpeningElement IfcOpeningElementTypeEnum
        IfcOpeningStandardCase
       IfcVoidingFeature IfcVoidingFeatureTypeEnum
      IfcSurfaceFeature IfcSurfaceFeatureTypeEnum
     IfcFurnishingElement
      IfcFurniture IfcFurnitureTypeEnum
      IfcSystemFurnitureElement IfcSystemFurnitureElementTypeEnum
     IfcGeographicElement IfcGeographicElementTypeEnum
     IfcTransportElement IfcTransportElementTypeEnum
     IfcVirtualElement
    IfcGrid IfcGridTypeEnum
    IfcPort*
     IfcDistributionPort IfcDistributionPortTypeEnum
    IfcProxy
    IfcSpatialElement*
     IfcExternalSpatialStructureElement*
      IfcExternalSpatialElement IfcExternalSpatialElementTypeEnum
     IfcSpatialStructureElement*
      IfcBuilding
      IfcBuildingStorey
      IfcSite
      IfcSpace IfcSpaceTypeEnum
     IfcSpatialZone IfcSpatialZoneTypeEnum
    IfcStructuralActivity*
     IfcStructuralAction*
      IfcStructuralCurveAction IfcStructuralCurveActivityTypeEnum
       IfcStructuralLinearAction
      IfcStructuralPointAction
      IfcStructuralSurfaceAction IfcStructuralSurfaceActivityTypeEnum
       IfcStructuralPlanarAction
     IfcStructuralReaction*
      IfcStructuralCurveReaction IfcStructuralCurveActivityTypeEnum
      IfcStructuralPointReaction
      IfcStructuralSurfaceReaction IfcStructuralSurfaceActivityTypeEnum
    IfcStructuralItem*
     IfcStructuralConnection*
      IfcStructuralCurveConnection
      IfcStructuralPointConnection
      IfcStructuralSurfaceConnection
     IfcStructuralMember*
      IfcStructuralCurveMember IfcStructuralCurveMemberTypeEnum
       IfcStructuralCurveMemberVarying
      IfcStructuralSurfaceMember IfcStructuralSurfaceMemberTypeEnum
       IfcStructuralSurfaceMemberVarying
   IfcResource*
    IfcConstructionResource*
     IfcConstructionEquipmentResource IfcConstructionEquipmentResourceTypeEnum
     IfcConstructionMaterialResource IfcConstructionMaterialResourceTypeEnum
     IfcConstructionProductResource IfcConstructionProductResourceTypeEnum
     IfcCrewResource IfcCrewResourceTypeEnum
     IfcLaborResource IfcLaborResourceTypeEnum
     IfcSubContractResource IfcSubContractResourceTypeEnum
  IfcTypeObject
   IfcTypeProcess*
    IfcEventType IfcEventTypeEnum
    IfcProcedureType IfcProcedureTypeEnum
    IfcTaskType IfcTaskTypeEnum
   IfcTypeProduct
    IfcDoorStyle
    IfcElementType*
     IfcBuildingElementType*
      IfcBeamType IfcBeamTypeEnum
      IfcBuildingElementProxyType IfcBuildingElementProxyTypeEnum
      IfcChimneyType IfcChimneyTypeEnum
      IfcColumnType IfcColumnTypeEnum
      IfcCoveringType IfcCoveringTypeEnum
      IfcCurtainWallType IfcCurtainWallTypeEnum
      IfcDoorType IfcDoorTypeEnum
      IfcFootingType IfcFootingTypeEnum
      IfcMemberType IfcMemberTypeEnum
      IfcPileType IfcPileTypeEnum
      IfcPlateType IfcPlateTypeEnum
      IfcRailingType IfcRailingTypeEnum
      IfcRampFlightType IfcRampFlightTypeEnum
      IfcRampType IfcRampTypeEnum
      IfcRoofType IfcRoofTypeEnum
      IfcShadingDeviceType IfcShadingDeviceTypeEnum
      IfcSlabType IfcSlabTypeEnum
      IfcStairFlightType IfcStairFlightTypeEnum
      IfcStairType IfcStairTypeEnum
      IfcWallType IfcWallTypeEnum
      IfcWindowType IfcWindowTypeEnum
     IfcCivilElementType
     IfcDistributionElementType
      IfcDistributionControlElementType*
       IfcActuatorType IfcActuatorTypeEnum
       IfcAlarmType IfcAlarmTypeEnum
       IfcControllerType IfcControllerTypeEnum
       IfcFlowInstrumentType IfcFlowInstrumentTypeEnum
       IfcProtectiveDeviceTrippingUnitType IfcProtectiveDeviceTrippingUnitTypeEnum
       IfcSensorType IfcSensorTypeEnum
       IfcUnitaryControlElementType IfcUnitaryControlElementTypeEnum
      IfcDistributionFlowElementType*
       IfcDistributionChamberElementType IfcDistributionChamberElementTypeEnum
       IfcEnergyConversionDeviceType*
        IfcAirToAirHeatRecoveryType IfcAirToAirHeatRecoveryTypeEnum
        IfcBoilerType IfcBoilerTypeEnum
        IfcBurnerType IfcBurnerTypeEnum
        IfcChillerType IfcChillerTypeEnum
        IfcCoilType IfcCoilTypeEnum
        IfcCondenserType IfcCondenserTypeEnum
        IfcCooledBeamType IfcCooledBeamTypeEnum
        IfcCoolingTowerType IfcCoolingTowerTypeEnum
        IfcElectricGeneratorType IfcElectricGeneratorTypeEnum
        IfcElectricMotorType IfcElectricMotorTypeEnum
        IfcEngineType IfcEngineTypeEnum
        IfcEvaporativeCoolerType IfcEvaporativeCoolerTypeEnum
        IfcEvaporatorType IfcEvaporatorTypeEnum
        IfcHeatExchangerType IfcHeatExchangerTypeEnum
        IfcHumidifierType IfcHumidifierTypeEnum
        IfcMotorConnectionType IfcMotorConnectionTypeEnum
        IfcSolarDeviceType IfcSolarDeviceTypeEnum
        IfcTransformerType IfcTransformerTypeEnum
        IfcTubeBundleType IfcTubeBundleTypeEnum
        IfcUnitaryEquipmentType IfcUnitaryEquipmentTypeEnum
       IfcFlowControllerType*
        IfcAirTerminalBoxType IfcAirTerminalBoxTypeEnum
        IfcDamperType IfcDamperTypeEnum
        IfcElectricDistributionBoardType IfcElectricDistributionBoardTypeEnum
        IfcElectricTimeControlType IfcElectricTimeControlTypeEnum
        IfcFlowMeterType IfcFlowMeterTypeEnum
        IfcProtectiveDeviceType IfcProtectiveDeviceTypeEnum
        IfcSwitchingDeviceType IfcSwitchingDeviceTypeEnum
        IfcValveType IfcValveTypeEnum
       IfcFlowFittingType*
        IfcCableCarrierFittingType IfcCableCarrierFittingTypeEnum
        IfcCableFittingType IfcCableFittingTypeEnum
        IfcDuctFittingType IfcDuctFittingTypeEnum
        IfcJunctionBoxType IfcJunctionBoxTypeEnum
        IfcPipeFittingType IfcPipeFittingTypeEnum
       IfcFlowMovingDeviceType*
        IfcCompressorType IfcCompressorTypeEnum
        IfcFanType IfcFanTypeEnum
        IfcPumpType IfcPumpTypeEnum
       IfcFlowSegmentType*
        IfcCableCarrierSegmentType IfcCableCarrierSegmentTypeEnum
        IfcCableSegmentType IfcCableSegmentTypeEnum
        IfcDuctSegmentType IfcDuctSegmentTypeEnum
        IfcPipeSegmentType IfcPipeSegmentTypeEnum
       IfcFlowStorageDeviceType*
        IfcElectricFlowStorageDeviceType IfcElectricFlowStorageDeviceTypeEnum
        IfcTankType IfcTankTypeEnum
       IfcFlowTerminalType*
        IfcAirTerminalType IfcAirTerminalTypeEnum
        IfcAudioVisualApplianceType IfcAudioVisualApplianceTypeEnum
        IfcCommunicationsApplianceType IfcCommunicationsApplianceTypeEnum
        IfcElectricApplianceType IfcElectricApplianceTypeEnum
        IfcFireSuppressionTerminalType IfcFireSuppressionTerminalTypeEnum
        IfcLampType IfcLampTypeEnum
        IfcLightFixtureType IfcLightFixtureTypeEnum
        IfcMedicalDeviceType IfcMedicalDeviceTypeEnum
        IfcOutletType IfcOutletTypeEnum
        IfcSanitaryTerminalType IfcSanitaryTerminalTypeEnum
        IfcSpaceHeaterType IfcSpaceHeaterTypeEnum
        IfcStackTerminalType IfcStackTerminalTypeEnum
        IfcWasteTerminalType IfcWasteTerminalTypeEnum
       IfcFlowTreatmentDeviceType*
        IfcDuctSilencerType IfcDuctSilencerTypeEnum
        IfcFilterType IfcFilterTypeEnum
        IfcInterceptorType IfcInterceptorTypeEnum
     IfcElementAssemblyType IfcElementAssemblyTypeEnum
     IfcElementComponentType*
      IfcBuildingElementPartType IfcBuildingElementPartTypeEnum
      IfcDiscreteAccessoryType IfcDiscreteAccessoryTypeEnum
      IfcFastenerType IfcFastenerTypeEnum
      IfcMechanicalFastenerType IfcMechanicalFastenerTypeEnum
      IfcReinforcingElementType*
       IfcReinforcingBarType IfcReinforcingBarTypeEnum
       IfcReinforcingMeshType IfcReinforcingMeshTypeEnum
       IfcTendonAnchorType IfcTendonAnchorTypeEnum
       IfcTendonType IfcTendonTypeEnum
      IfcVibrationIsolatorType IfcVibrationIsolatorTypeEnum
     IfcFurnishingElementType
      IfcFurnitureType IfcFurnitureTypeEnum
      IfcSystemFurnitureElementType IfcSystemFurnitureElementTypeEnum
     IfcGeographicElementType IfcGeographicElementTypeEnum
     IfcTransportElementType IfcTransportElementTypeEnum
    IfcSpatialElementType*
     IfcSpatialStructureElementType*
      IfcSpaceType IfcSpaceTypeEnum
     IfcSpatialZoneType IfcSpatialZoneTypeEnum
    IfcWindowStyle
   IfcTypeResource*
    IfcConstructionResourceType*
     IfcConstructionEquipmentResourceType IfcConstructionEquipmentResourceTypeEnum
     IfcConstructionMaterialResourceType IfcConstructionMaterialResourceTypeEnum
     IfcConstructionProductResourceType IfcConstructionProductResourceTypeEnum
     IfcCrewResourceType IfcCrewResourceTypeEnum
     IfcLaborResourceType IfcLaborResourceTypeEnum
     IfcSubContractResourceType IfcSubContractResourceTypeEnum
 IfcPropertyDefinition*
  IfcPropertySetDefinition*
   IfcPreDefinedPropertySet*
    IfcDoorLiningProperties
    IfcDoorPanelProperties
    IfcPermeableCoveringProperties
    IfcReinforcementDefinitionProperties
    IfcWindowLiningProperties
    IfcWindowPanelProperties
   IfcPropertySet
   IfcQuantitySet*
    IfcElementQuantity
  IfcPropertyTemplateDefinition*
   IfcPropertySetTemplate
   IfcPropertyTemplate*
    IfcComplexPropertyTemplate
    IfcSimplePropertyTemplate
 IfcRelationship*
  IfcRelAssigns*
   IfcRelAssignsToActor
   IfcRelAssignsToControl
   IfcRelAssignsToGroup
    IfcRelAssignsToGroupByFactor
   IfcRelAssignsToProcess
   IfcRelAssignsToProduct
   IfcRelAssignsToResource
  IfcRelAssociates*
   IfcRelAssociatesApproval
   IfcRelAssociatesClassification
   IfcRelAssociatesConstraint
   IfcRelAssociatesDocument
   IfcRelAssociatesLibrary
   IfcRelAssociatesMaterial
  IfcRelConnects*
   IfcRelConnectsElements
    IfcRelConnectsPathElements
    IfcRelConnectsWithRealizingElements
   IfcRelConnectsPorts
   IfcRelConnectsPortToElement
   IfcRelConnectsStructuralActivity
   IfcRelConnectsStructuralMember
    IfcRelConnectsWithEccentricity
   IfcRelContainedInSpatialStructure
   IfcRelCoversBldgElements
   IfcRelCoversSpaces
   IfcRelFillsElement
   IfcRelFlowControlElements
   IfcRelInterferesElements
   IfcRelReferencedInSpatialStructure
   IfcRelSequence
   IfcRelServicesBuildings
   IfcRelSpaceBoundary
    IfcRelSpaceBoundary1stLevel
     IfcRelSpaceBoundary2ndLevel
  IfcRelDeclares
  IfcRelDecomposes*
   IfcRelAggregates
   IfcRelNests
   IfcRelProjectsElement
   IfcRelVoidsElement
  IfcRelDefines*
   IfcRelDefinesByObject
   IfcRelDefinesByProperties
   IfcRelDefinesByTemplate
   IfcRelDefinesByType
IfcSchedulingTime*
 IfcEventTime
 IfcLagTime
 IfcResourceTime
 IfcTaskTime
  IfcTaskTimeRecurring
 IfcWorkTime
IfcShapeAspect
IfcStructuralConnectionCondition*
 IfcFailureConnectionCondition
 IfcSlippageConnectionCondition
IfcStructuralLoad*
 IfcStructuralLoadConfiguration
 IfcStructuralLoadOrResult*
  IfcStructuralLoadStatic*
   IfcStructuralLoadLinearForce
   IfcStructuralLoadPlanarForce
   IfcStructuralLoadSingleDisplacement
    IfcStructuralLoadSingleDisplacementDistortion
   IfcStructuralLoadSingleForce
    IfcStructuralLoadSingleForceWarping
   IfcStructuralLoadTemperature
  IfcSurfaceReinforcementArea
IfcTable
IfcTableColumn
IfcTableRow
IfcTimePeriod
IfcTimeSeries*
 IfcIrregularTimeSeries
 IfcRegularTimeSeries
IfcTimeSeriesValue
IfcUnitAssignment
IfcVirtualGridIntersection
`,
  occurrencesByType: "",
  enumerations: `
IfcActionRequestTypeEnum EMAIL FAX PHONE POST VERBAL USERDEFINED NOTDEFINED
IfcActionSourceTypeEnum DEAD_LOAD_G COMPLETION_G1 LIVE_LOAD_Q SNOW_S WIND_W PRESTRESSING_P SETTLEMENT_U TEMPERATURE_T EARTHQUAKE_E FIRE IMPULSE IMPACT TRANSPORT ERECTION PROPPING SYSTEM_IMPERFECTION SHRINKAGE CREEP LACK_OF_FIT BUOYANCY ICE CURRENT WAVE RAIN BRAKES USERDEFINED NOTDEFINED
IfcActionTypeEnum PERMANENT_G VARIABLE_Q EXTRAORDINARY_A USERDEFINED NOTDEFINED
IfcActuatorTypeEnum ELECTRICACTUATOR HANDOPERATEDACTUATOR HYDRAULICACTUATOR PNEUMATICACTUATOR THERMOSTATICACTUATOR USERDEFINED NOTDEFINED
IfcAddressTypeEnum OFFICE SITE HOME DISTRIBUTIONPOINT USERDEFINED
IfcAirTerminalBoxTypeEnum CONSTANTFLOW VARIABLEFLOWPRESSUREDEPENDANT VARIABLEFLOWPRESSUREINDEPENDANT USERDEFINED NOTDEFINED
IfcAirTerminalTypeEnum DIFFUSER GRILLE LOUVRE REGISTER USERDEFINED NOTDEFINED
IfcAirToAirHeatRecoveryTypeEnum FIXEDPLATECOUNTERFLOWEXCHANGER FIXEDPLATECROSSFLOWEXCHANGER FIXEDPLATEPARALLELFLOWEXCHANGER ROTARYWHEEL RUNAROUNDCOILLOOP HEATPIPE TWINTOWERENTHALPYRECOVERYLOOPS THERMOSIPHONSEALEDTUBEHEATEXCHANGERS THERMOSIPHONCOILTYPEHEATEXCHANGERS USERDEFINED NOTDEFINED
IfcAlarmTypeEnum BELL BREAKGLASSBUTTON LIGHT MANUALPULLBOX SIREN WHISTLE USERDEFINED NOTDEFINED
IfcAnalysisModelTypeEnum IN_PLANE_LOADING_2D OUT_PLANE_LOADING_2D LOADING_3D USERDEFINED NOTDEFINED
IfcAnalysisTheoryTypeEnum FIRST_ORDER_THEORY SECOND_ORDER_THEORY THIRD_ORDER_THEORY FULL_NONLINEAR_THEORY USERDEFINED NOTDEFINED
IfcArithmeticOperatorEnum ADD DIVIDE MULTIPLY SUBTRACT
IfcAssemblyPlaceEnum SITE FACTORY NOTDEFINED
IfcAudioVisualApplianceTypeEnum AMPLIFIER CAMERA DISPLAY MICROPHONE PLAYER PROJECTOR RECEIVER SPEAKER SWITCHER TELEPHONE TUNER USERDEFINED NOTDEFINED
IfcBeamTypeEnum BEAM JOIST HOLLOWCORE LINTEL SPANDREL T_BEAM USERDEFINED NOTDEFINED
IfcBenchmarkEnum GREATERTHAN GREATERTHANOREQUALTO LESSTHAN LESSTHANOREQUALTO EQUALTO NOTEQUALTO INCLUDES NOTINCLUDES INCLUDEDIN NOTINCLUDEDIN
IfcBoilerTypeEnum WATER STEAM USERDEFINED NOTDEFINED
IfcBuildingElementPartTypeEnum INSULATION PRECASTPANEL USERDEFINED NOTDEFINED
IfcBuildingElementProxyTypeEnum COMPLEX ELEMENT PARTIAL PROVISIONFORVOID PROVISIONFORSPACE USERDEFINED NOTDEFINED
IfcBuildingSystemTypeEnum FENESTRATION FOUNDATION LOADBEARING OUTERSHELL SHADING TRANSPORT USERDEFINED NOTDEFINED
IfcBurnerTypeEnum USERDEFINED NOTDEFINED
IfcCableCarrierFittingTypeEnum BEND CROSS REDUCER TEE USERDEFINED NOTDEFINED
IfcCableCarrierSegmentTypeEnum CABLELADDERSEGMENT CABLETRAYSEGMENT CABLETRUNKINGSEGMENT CONDUITSEGMENT USERDEFINED NOTDEFINED
IfcCableFittingTypeEnum CONNECTOR ENTRY EXIT JUNCTION TRANSITION USERDEFINED NOTDEFINED
IfcCableSegmentTypeEnum BUSBARSEGMENT CABLESEGMENT CONDUCTORSEGMENT CORESEGMENT USERDEFINED NOTDEFINED
IfcChangeActionEnum NOCHANGE MODIFIED ADDED DELETED NOTDEFINED
IfcChillerTypeEnum AIRCOOLED WATERCOOLED HEATRECOVERY USERDEFINED NOTDEFINED
IfcChimneyTypeEnum USERDEFINED NOTDEFINED
IfcCoilTypeEnum DXCOOLINGCOIL ELECTRICHEATINGCOIL GASHEATINGCOIL HYDRONICCOIL STEAMHEATINGCOIL WATERCOOLINGCOIL WATERHEATINGCOIL USERDEFINED NOTDEFINED
IfcColumnTypeEnum COLUMN PILASTER USERDEFINED NOTDEFINED
IfcCommunicationsApplianceTypeEnum ANTENNA COMPUTER FAX GATEWAY MODEM NETWORKAPPLIANCE NETWORKBRIDGE NETWORKHUB PRINTER REPEATER ROUTER SCANNER USERDEFINED NOTDEFINED
IfcComplexPropertyTemplateTypeEnum P_COMPLEX Q_COMPLEX
IfcCompressorTypeEnum DYNAMIC RECIPROCATING ROTARY SCROLL TROCHOIDAL SINGLESTAGE BOOSTER OPENTYPE HERMETIC SEMIHERMETIC WELDEDSHELLHERMETIC ROLLINGPISTON ROTARYVANE SINGLESCREW TWINSCREW USERDEFINED NOTDEFINED
IfcCondenserTypeEnum AIRCOOLED EVAPORATIVECOOLED WATERCOOLED WATERCOOLEDBRAZEDPLATE WATERCOOLEDSHELLCOIL WATERCOOLEDSHELLTUBE WATERCOOLEDTUBEINTUBE USERDEFINED NOTDEFINED
IfcConnectionTypeEnum ATPATH ATSTART ATEND NOTDEFINED
IfcConstraintEnum HARD SOFT ADVISORY USERDEFINED NOTDEFINED
IfcConstructionEquipmentResourceTypeEnum DEMOLISHING EARTHMOVING ERECTING HEATING LIGHTING PAVING PUMPING TRANSPORTING USERDEFINED NOTDEFINED
IfcConstructionMaterialResourceTypeEnum AGGREGATES CONCRETE DRYWALL FUEL GYPSUM MASONRY METAL PLASTIC WOOD NOTDEFINED USERDEFINED
IfcConstructionProductResourceTypeEnum ASSEMBLY FORMWORK USERDEFINED NOTDEFINED
IfcControllerTypeEnum FLOATING PROGRAMMABLE PROPORTIONAL MULTIPOSITION TWOPOSITION USERDEFINED NOTDEFINED
IfcCooledBeamTypeEnum ACTIVE PASSIVE USERDEFINED NOTDEFINED
IfcCoolingTowerTypeEnum NATURALDRAFT MECHANICALINDUCEDDRAFT MECHANICALFORCEDDRAFT USERDEFINED NOTDEFINED
IfcCostItemTypeEnum USERDEFINED NOTDEFINED
IfcCostScheduleTypeEnum BUDGET COSTPLAN ESTIMATE TENDER PRICEDBILLOFQUANTITIES UNPRICEDBILLOFQUANTITIES SCHEDULEOFRATES USERDEFINED NOTDEFINED
IfcCoveringTypeEnum CEILING FLOORING CLADDING ROOFING MOLDING SKIRTINGBOARD INSULATION MEMBRANE SLEEVING WRAPPING USERDEFINED NOTDEFINED
IfcCrewResourceTypeEnum OFFICE SITE USERDEFINED NOTDEFINED
IfcCurtainWallTypeEnum USERDEFINED NOTDEFINED
IfcCurveInterpolationEnum LINEAR LOG_LINEAR LOG_LOG NOTDEFINED
IfcDamperTypeEnum BACKDRAFTDAMPER BALANCINGDAMPER BLASTDAMPER CONTROLDAMPER FIREDAMPER FIRESMOKEDAMPER FUMEHOODEXHAUST GRAVITYDAMPER GRAVITYRELIEFDAMPER RELIEFDAMPER SMOKEDAMPER USERDEFINED NOTDEFINED
IfcDataOriginEnum MEASURED PREDICTED SIMULATED USERDEFINED NOTDEFINED
IfcDerivedUnitEnum ANGULARVELOCITYUNIT AREADENSITYUNIT COMPOUNDPLANEANGLEUNIT DYNAMICVISCOSITYUNIT HEATFLUXDENSITYUNIT INTEGERCOUNTRATEUNIT ISOTHERMALMOISTURECAPACITYUNIT KINEMATICVISCOSITYUNIT LINEARVELOCITYUNIT MASSDENSITYUNIT MASSFLOWRATEUNIT MOISTUREDIFFUSIVITYUNIT MOLECULARWEIGHTUNIT SPECIFICHEATCAPACITYUNIT THERMALADMITTANCEUNIT THERMALCONDUCTANCEUNIT THERMALRESISTANCEUNIT THERMALTRANSMITTANCEUNIT VAPORPERMEABILITYUNIT VOLUMETRICFLOWRATEUNIT ROTATIONALFREQUENCYUNIT TORQUEUNIT MOMENTOFINERTIAUNIT LINEARMOMENTUNIT LINEARFORCEUNIT PLANARFORCEUNIT MODULUSOFELASTICITYUNIT SHEARMODULUSUNIT LINEARSTIFFNESSUNIT ROTATIONALSTIFFNESSUNIT MODULUSOFSUBGRADEREACTIONUNIT ACCELERATIONUNIT CURVATUREUNIT HEATINGVALUEUNIT IONCONCENTRATIONUNIT LUMINOUSINTENSITYDISTRIBUTIONUNIT MASSPERLENGTHUNIT MODULUSOFLINEARSUBGRADEREACTIONUNIT MODULUSOFROTATIONALSUBGRADEREACTIONUNIT PHUNIT ROTATIONALMASSUNIT SECTIONAREAINTEGRALUNIT SECTIONMODULUSUNIT SOUNDPOWERLEVELUNIT SOUNDPOWERUNIT SOUNDPRESSURELEVELUNIT SOUNDPRESSUREUNIT TEMPERATUREGRADIENTUNIT TEMPERATURERATEOFCHANGEUNIT THERMALEXPANSIONCOEFFICIENTUNIT WARPINGCONSTANTUNIT WARPINGMOMENTUNIT USERDEFINED
IfcDirectionSenseEnum POSITIVE NEGATIVE
IfcDiscreteAccessoryTypeEnum ANCHORPLATE BRACKET SHOE USERDEFINED NOTDEFINED
IfcDistributionChamberElementTypeEnum FORMEDDUCT INSPECTIONCHAMBER INSPECTIONPIT MANHOLE METERCHAMBER SUMP TRENCH VALVECHAMBER USERDEFINED NOTDEFINED
IfcDistributionPortTypeEnum CABLE CABLECARRIER DUCT PIPE USERDEFINED NOTDEFINED
IfcDistributionSystemEnum AIRCONDITIONING AUDIOVISUAL CHEMICAL CHILLEDWATER COMMUNICATION COMPRESSEDAIR CONDENSERWATER CONTROL CONVEYING DATA DISPOSAL DOMESTICCOLDWATER DOMESTICHOTWATER DRAINAGE EARTHING ELECTRICAL ELECTROACOUSTIC EXHAUST FIREPROTECTION FUEL GAS HAZARDOUS HEATING LIGHTING LIGHTNINGPROTECTION MUNICIPALSOLIDWASTE OIL OPERATIONAL POWERGENERATION RAINWATER REFRIGERATION SECURITY SEWAGE SIGNAL STORMWATER TELEPHONE TV VACUUM VENT VENTILATION WASTEWATER WATERSUPPLY USERDEFINED NOTDEFINED
IfcDocumentConfidentialityEnum PUBLIC RESTRICTED CONFIDENTIAL PERSONAL USERDEFINED NOTDEFINED
IfcDocumentStatusEnum DRAFT FINALDRAFT FINAL REVISION NOTDEFINED
IfcDoorPanelOperationEnum SWINGING DOUBLE_ACTING SLIDING FOLDING REVOLVING ROLLINGUP FIXEDPANEL USERDEFINED NOTDEFINED
IfcDoorPanelPositionEnum LEFT MIDDLE RIGHT NOTDEFINED
IfcDoorStyleConstructionEnum ALUMINIUM HIGH_GRADE_STEEL STEEL WOOD ALUMINIUM_WOOD ALUMINIUM_PLASTIC PLASTIC USERDEFINED NOTDEFINED
IfcDoorStyleOperationEnum SINGLE_SWING_LEFT SINGLE_SWING_RIGHT DOUBLE_DOOR_SINGLE_SWING DOUBLE_DOOR_SINGLE_SWING_OPPOSITE_LEFT DOUBLE_DOOR_SINGLE_SWING_OPPOSITE_RIGHT DOUBLE_SWING_LEFT DOUBLE_SWING_RIGHT DOUBLE_DOOR_DOUBLE_SWING SLIDING_TO_LEFT SLIDING_TO_RIGHT DOUBLE_DOOR_SLIDING FOLDING_TO_LEFT FOLDING_TO_RIGHT DOUBLE_DOOR_FOLDING REVOLVING ROLLINGUP USERDEFINED NOTDEFINED
IfcDoorTypeEnum DOOR GATE TRAPDOOR USERDEFINED NOTDEFINED
IfcDoorTypeOperationEnum SINGLE_SWING_LEFT SINGLE_SWING_RIGHT DOUBLE_DOOR_SINGLE_SWING DOUBLE_DOOR_SINGLE_SWING_OPPOSITE_LEFT DOUBLE_DOOR_SINGLE_SWING_OPPOSITE_RIGHT DOUBLE_SWING_LEFT DOUBLE_SWING_RIGHT DOUBLE_DOOR_DOUBLE_SWING SLIDING_TO_LEFT SLIDING_TO_RIGHT DOUBLE_DOOR_SLIDING FOLDING_TO_LEFT FOLDING_TO_RIGHT DOUBLE_DOOR_FOLDING REVOLVING ROLLINGUP SWING_FIXED_LEFT SWING_FIXED_RIGHT USERDEFINED NOTDEFINED
IfcDuctFittingTypeEnum BEND CONNECTOR ENTRY EXIT JUNCTION OBSTRUCTION TRANSITION USERDEFINED NOTDEFINED
IfcDuctSegmentTypeEnum RIGIDSEGMENT FLEXIBLESEGMENT USERDEFINED NOTDEFINED
IfcDuctSilencerTypeEnum FLATOVAL RECTANGULAR ROUND USERDEFINED NOTDEFINED
IfcElectricApplianceTypeEnum DISHWASHER ELECTRICCOOKER FREESTANDINGELECTRICHEATER FREESTANDINGFAN FREESTANDINGWATERHEATER FREESTANDINGWATERCOOLER FREEZER FRIDGE_FREEZER HANDDRYER KITCHENMACHINE MICROWAVE PHOTOCOPIER REFRIGERATOR TUMBLEDRYER VENDINGMACHINE WASHINGMACHINE USERDEFINED NOTDEFINED
IfcElectricDistributionBoardTypeEnum CONSUMERUNIT DISTRIBUTIONBOARD MOTORCONTROLCENTRE SWITCHBOARD USERDEFINED NOTDEFINED
IfcElectricFlowStorageDeviceTypeEnum BATTERY CAPACITORBANK HARMONICFILTER INDUCTORBANK UPS USERDEFINED NOTDEFINED
IfcElectricGeneratorTypeEnum CHP ENGINEGENERATOR STANDALONE USERDEFINED NOTDEFINED
IfcElectricMotorTypeEnum DC INDUCTION POLYPHASE RELUCTANCESYNCHRONOUS SYNCHRONOUS USERDEFINED NOTDEFINED
IfcElectricTimeControlTypeEnum TIMECLOCK TIMEDELAY RELAY USERDEFINED NOTDEFINED
IfcElementAssemblyTypeEnum ACCESSORY_ASSEMBLY ARCH BEAM_GRID BRACED_FRAME GIRDER REINFORCEMENT_UNIT RIGID_FRAME SLAB_FIELD TRUSS USERDEFINED NOTDEFINED
IfcElementCompositionEnum COMPLEX ELEMENT PARTIAL
IfcEngineTypeEnum EXTERNALCOMBUSTION INTERNALCOMBUSTION USERDEFINED NOTDEFINED
IfcEvaporativeCoolerTypeEnum DIRECTEVAPORATIVERANDOMMEDIAAIRCOOLER DIRECTEVAPORATIVERIGIDMEDIAAIRCOOLER DIRECTEVAPORATIVESLINGERSPACKAGEDAIRCOOLER DIRECTEVAPORATIVEPACKAGEDROTARYAIRCOOLER DIRECTEVAPORATIVEAIRWASHER INDIRECTEVAPORATIVEPACKAGEAIRCOOLER INDIRECTEVAPORATIVEWETCOIL INDIRECTEVAPORATIVECOOLINGTOWERORCOILCOOLER INDIRECTDIRECTCOMBINATION USERDEFINED NOTDEFINED
IfcEvaporatorTypeEnum DIRECTEXPANSION DIRECTEXPANSIONSHELLANDTUBE DIRECTEXPANSIONTUBEINTUBE DIRECTEXPANSIONBRAZEDPLATE FLOODEDSHELLANDTUBE SHELLANDCOIL USERDEFINED NOTDEFINED
IfcEventTriggerTypeEnum EVENTRULE EVENTMESSAGE EVENTTIME EVENTCOMPLEX USERDEFINED NOTDEFINED
IfcEventTypeEnum STARTEVENT ENDEVENT INTERMEDIATEEVENT USERDEFINED NOTDEFINED
IfcExternalSpatialElementTypeEnum EXTERNAL EXTERNAL_EARTH EXTERNAL_WATER EXTERNAL_FIRE USERDEFINED NOTDEFINED
IfcFanTypeEnum CENTRIFUGALFORWARDCURVED CENTRIFUGALRADIAL CENTRIFUGALBACKWARDINCLINEDCURVED CENTRIFUGALAIRFOIL TUBEAXIAL VANEAXIAL PROPELLORAXIAL USERDEFINED NOTDEFINED
IfcFastenerTypeEnum GLUE MORTAR WELD USERDEFINED NOTDEFINED
IfcFilterTypeEnum AIRPARTICLEFILTER COMPRESSEDAIRFILTER ODORFILTER OILFILTER STRAINER WATERFILTER USERDEFINED NOTDEFINED
IfcFireSuppressionTerminalTypeEnum BREECHINGINLET FIREHYDRANT HOSEREEL SPRINKLER SPRINKLERDEFLECTOR USERDEFINED NOTDEFINED
IfcFlowDirectionEnum SOURCE SINK SOURCEANDSINK NOTDEFINED
IfcFlowInstrumentTypeEnum PRESSUREGAUGE THERMOMETER AMMETER FREQUENCYMETER POWERFACTORMETER PHASEANGLEMETER VOLTMETER_PEAK VOLTMETER_RMS USERDEFINED NOTDEFINED
IfcFlowMeterTypeEnum ENERGYMETER GASMETER OILMETER WATERMETER USERDEFINED NOTDEFINED
IfcFootingTypeEnum CAISSON_FOUNDATION FOOTING_BEAM PAD_FOOTING PILE_CAP STRIP_FOOTING USERDEFINED NOTDEFINED
IfcFurnitureTypeEnum CHAIR TABLE DESK BED FILECABINET SHELF SOFA USERDEFINED NOTDEFINED
IfcGeographicElementTypeEnum TERRAIN USERDEFINED NOTDEFINED
IfcGeometricProjectionEnum GRAPH_VIEW SKETCH_VIEW MODEL_VIEW PLAN_VIEW REFLECTED_PLAN_VIEW SECTION_VIEW ELEVATION_VIEW USERDEFINED NOTDEFINED
IfcGlobalOrLocalEnum GLOBAL_COORDS LOCAL_COORDS
IfcGridTypeEnum RECTANGULAR RADIAL TRIANGULAR IRREGULAR USERDEFINED NOTDEFINED
IfcHeatExchangerTypeEnum PLATE SHELLANDTUBE USERDEFINED NOTDEFINED
IfcHumidifierTypeEnum STEAMINJECTION ADIABATICAIRWASHER ADIABATICPAN ADIABATICWETTEDELEMENT ADIABATICATOMIZING ADIABATICULTRASONIC ADIABATICRIGIDMEDIA ADIABATICCOMPRESSEDAIRNOZZLE ASSISTEDELECTRIC ASSISTEDNATURALGAS ASSISTEDPROPANE ASSISTEDBUTANE ASSISTEDSTEAM USERDEFINED NOTDEFINED
IfcInterceptorTypeEnum CYCLONIC GREASE OIL PETROL USERDEFINED NOTDEFINED
IfcInternalOrExternalEnum INTERNAL EXTERNAL EXTERNAL_EARTH EXTERNAL_WATER EXTERNAL_FIRE NOTDEFINED
IfcInventoryTypeEnum ASSETINVENTORY SPACEINVENTORY FURNITUREINVENTORY USERDEFINED NOTDEFINED
IfcJunctionBoxTypeEnum DATA POWER USERDEFINED NOTDEFINED
IfcLaborResourceTypeEnum ADMINISTRATION CARPENTRY CLEANING CONCRETE DRYWALL ELECTRIC FINISHING FLOORING GENERAL HVAC LANDSCAPING MASONRY PAINTING PAVING PLUMBING ROOFING SITEGRADING STEELWORK SURVEYING USERDEFINED NOTDEFINED
IfcLampTypeEnum COMPACTFLUORESCENT FLUORESCENT HALOGEN HIGHPRESSUREMERCURY HIGHPRESSURESODIUM LED METALHALIDE OLED TUNGSTENFILAMENT USERDEFINED NOTDEFINED
IfcLayerSetDirectionEnum AXIS1 AXIS2 AXIS3
IfcLightDistributionCurveEnum TYPE_A TYPE_B TYPE_C NOTDEFINED
IfcLightEmissionSourceEnum COMPACTFLUORESCENT FLUORESCENT HIGHPRESSUREMERCURY HIGHPRESSURESODIUM LIGHTEMITTINGDIODE LOWPRESSURESODIUM LOWVOLTAGEHALOGEN MAINVOLTAGEHALOGEN METALHALIDE TUNGSTENFILAMENT NOTDEFINED
IfcLightFixtureTypeEnum POINTSOURCE DIRECTIONSOURCE SECURITYLIGHTING USERDEFINED NOTDEFINED
IfcLoadGroupTypeEnum LOAD_GROUP LOAD_CASE LOAD_COMBINATION USERDEFINED NOTDEFINED
IfcLogicalOperatorEnum LOGICALAND LOGICALOR LOGICALXOR LOGICALNOTAND LOGICALNOTOR
IfcMechanicalFastenerTypeEnum ANCHORBOLT BOLT DOWEL NAIL NAILPLATE RIVET SCREW SHEARCONNECTOR STAPLE STUDSHEARCONNECTOR USERDEFINED NOTDEFINED
IfcMedicalDeviceTypeEnum AIRSTATION FEEDAIRUNIT OXYGENGENERATOR OXYGENPLANT VACUUMSTATION USERDEFINED NOTDEFINED
IfcMemberTypeEnum BRACE CHORD COLLAR MEMBER MULLION PLATE POST PURLIN RAFTER STRINGER STRUT STUD USERDEFINED NOTDEFINED
IfcMotorConnectionTypeEnum BELTDRIVE COUPLING DIRECTDRIVE USERDEFINED NOTDEFINED
IfcNullStyle NULL
IfcObjectiveEnum CODECOMPLIANCE CODEWAIVER DESIGNINTENT EXTERNAL HEALTHANDSAFETY MERGECONFLICT MODELVIEW PARAMETER REQUIREMENT SPECIFICATION TRIGGERCONDITION USERDEFINED NOTDEFINED
IfcObjectTypeEnum PRODUCT PROCESS CONTROL RESOURCE ACTOR GROUP PROJECT NOTDEFINED
IfcOccupantTypeEnum ASSIGNEE ASSIGNOR LESSEE LESSOR LETTINGAGENT OWNER TENANT USERDEFINED NOTDEFINED
IfcOpeningElementTypeEnum OPENING RECESS USERDEFINED NOTDEFINED
IfcOutletTypeEnum AUDIOVISUALOUTLET COMMUNICATIONSOUTLET POWEROUTLET DATAOUTLET TELEPHONEOUTLET USERDEFINED NOTDEFINED
IfcPerformanceHistoryTypeEnum USERDEFINED NOTDEFINED
IfcPermeableCoveringOperationEnum GRILL LOUVER SCREEN USERDEFINED NOTDEFINED
IfcPermitTypeEnum ACCESS BUILDING WORK USERDEFINED NOTDEFINED
IfcPhysicalOrVirtualEnum PHYSICAL VIRTUAL NOTDEFINED
IfcPileConstructionEnum CAST_IN_PLACE COMPOSITE PRECAST_CONCRETE PREFAB_STEEL USERDEFINED NOTDEFINED
IfcPileTypeEnum BORED DRIVEN JETGROUTING COHESION FRICTION SUPPORT USERDEFINED NOTDEFINED
IfcPipeFittingTypeEnum BEND CONNECTOR ENTRY EXIT JUNCTION OBSTRUCTION TRANSITION USERDEFINED NOTDEFINED
IfcPipeSegmentTypeEnum CULVERT FLEXIBLESEGMENT RIGIDSEGMENT GUTTER SPOOL USERDEFINED NOTDEFINED
IfcPlateTypeEnum CURTAIN_PANEL SHEET USERDEFINED NOTDEFINED
IfcProcedureTypeEnum ADVICE_CAUTION ADVICE_NOTE ADVICE_WARNING CALIBRATION DIAGNOSTIC SHUTDOWN STARTUP USERDEFINED NOTDEFINED
IfcProfileTypeEnum CURVE AREA
IfcProjectedOrTrueLengthEnum PROJECTED_LENGTH TRUE_LENGTH
IfcProjectionElementTypeEnum USERDEFINED NOTDEFINED
IfcProjectOrderTypeEnum CHANGEORDER MAINTENANCEWORKORDER MOVEORDER PURCHASEORDER WORKORDER USERDEFINED NOTDEFINED
IfcPropertySetTemplateTypeEnum PSET_TYPEDRIVENONLY PSET_TYPEDRIVENOVERRIDE PSET_OCCURRENCEDRIVEN PSET_PERFORMANCEDRIVEN QTO_TYPEDRIVENONLY QTO_TYPEDRIVENOVERRIDE QTO_OCCURRENCEDRIVEN NOTDEFINED
IfcProtectiveDeviceTrippingUnitTypeEnum ELECTRONIC ELECTROMAGNETIC RESIDUALCURRENT THERMAL USERDEFINED NOTDEFINED
IfcProtectiveDeviceTypeEnum CIRCUITBREAKER EARTHLEAKAGECIRCUITBREAKER EARTHINGSWITCH FUSEDISCONNECTOR RESIDUALCURRENTCIRCUITBREAKER RESIDUALCURRENTSWITCH VARISTOR USERDEFINED NOTDEFINED
IfcPumpTypeEnum CIRCULATOR ENDSUCTION SPLITCASE SUBMERSIBLEPUMP SUMPPUMP VERTICALINLINE VERTICALTURBINE USERDEFINED NOTDEFINED
IfcRailingTypeEnum HANDRAIL GUARDRAIL BALUSTRADE USERDEFINED NOTDEFINED
IfcRampFlightTypeEnum STRAIGHT SPIRAL USERDEFINED NOTDEFINED
IfcRampTypeEnum STRAIGHT_RUN_RAMP TWO_STRAIGHT_RUN_RAMP QUARTER_TURN_RAMP TWO_QUARTER_TURN_RAMP HALF_TURN_RAMP SPIRAL_RAMP USERDEFINED NOTDEFINED
IfcRecurrenceTypeEnum DAILY WEEKLY MONTHLY_BY_DAY_OF_MONTH MONTHLY_BY_POSITION BY_DAY_COUNT BY_WEEKDAY_COUNT YEARLY_BY_DAY_OF_MONTH YEARLY_BY_POSITION
IfcReflectanceMethodEnum BLINN FLAT GLASS MATT METAL MIRROR PHONG PLASTIC STRAUSS NOTDEFINED
IfcReinforcingBarRoleEnum MAIN SHEAR LIGATURE STUD PUNCHING EDGE RING ANCHORING USERDEFINED NOTDEFINED
IfcReinforcingBarSurfaceEnum PLAIN TEXTURED
IfcReinforcingBarTypeEnum ANCHORING EDGE LIGATURE MAIN PUNCHING RING SHEAR STUD USERDEFINED NOTDEFINED
IfcReinforcingMeshTypeEnum USERDEFINED NOTDEFINED
IfcRoleEnum SUPPLIER MANUFACTURER CONTRACTOR SUBCONTRACTOR ARCHITECT STRUCTURALENGINEER COSTENGINEER CLIENT BUILDINGOWNER BUILDINGOPERATOR MECHANICALENGINEER ELECTRICALENGINEER PROJECTMANAGER FACILITIESMANAGER CIVILENGINEER COMMISSIONINGENGINEER ENGINEER OWNER CONSULTANT CONSTRUCTIONMANAGER FIELDCONSTRUCTIONMANAGER RESELLER USERDEFINED
IfcRoofTypeEnum FLAT_ROOF SHED_ROOF GABLE_ROOF HIP_ROOF HIPPED_GABLE_ROOF GAMBREL_ROOF MANSARD_ROOF BARREL_ROOF RAINBOW_ROOF BUTTERFLY_ROOF PAVILION_ROOF DOME_ROOF FREEFORM USERDEFINED NOTDEFINED
IfcSanitaryTerminalTypeEnum BATH BIDET CISTERN SHOWER SINK SANITARYFOUNTAIN TOILETPAN URINAL WASHHANDBASIN WCSEAT USERDEFINED NOTDEFINED
IfcSectionTypeEnum UNIFORM TAPERED
IfcSensorTypeEnum COSENSOR CO2SENSOR CONDUCTANCESENSOR CONTACTSENSOR FIRESENSOR FLOWSENSOR FROSTSENSOR GASSENSOR HEATSENSOR HUMIDITYSENSOR IDENTIFIERSENSOR IONCONCENTRATIONSENSOR LEVELSENSOR LIGHTSENSOR MOISTURESENSOR MOVEMENTSENSOR PHSENSOR PRESSURESENSOR RADIATIONSENSOR RADIOACTIVITYSENSOR SMOKESENSOR SOUNDSENSOR TEMPERATURESENSOR WINDSENSOR USERDEFINED NOTDEFINED
IfcSequenceEnum START_START START_FINISH FINISH_START FINISH_FINISH USERDEFINED NOTDEFINED
IfcShadingDeviceTypeEnum JALOUSIE SHUTTER AWNING USERDEFINED NOTDEFINED
IfcSimplePropertyTemplateTypeEnum P_SINGLEVALUE P_ENUMERATEDVALUE P_BOUNDEDVALUE P_LISTVALUE P_TABLEVALUE P_REFERENCEVALUE Q_LENGTH Q_AREA Q_VOLUME Q_COUNT Q_WEIGHT Q_TIME
IfcSlabTypeEnum FLOOR ROOF LANDING BASESLAB USERDEFINED NOTDEFINED
IfcSolarDeviceTypeEnum SOLARCOLLECTOR SOLARPANEL USERDEFINED NOTDEFINED
IfcSpaceHeaterTypeEnum CONVECTOR RADIATOR USERDEFINED NOTDEFINED
IfcSpaceTypeEnum SPACE PARKING GFA INTERNAL EXTERNAL USERDEFINED NOTDEFINED
IfcSpatialZoneTypeEnum CONSTRUCTION FIRESAFETY LIGHTING OCCUPANCY SECURITY THERMAL TRANSPORT VENTILATION USERDEFINED NOTDEFINED
IfcStackTerminalTypeEnum BIRDCAGE COWL RAINWATERHOPPER USERDEFINED NOTDEFINED
IfcStairFlightTypeEnum STRAIGHT WINDER SPIRAL CURVED FREEFORM USERDEFINED NOTDEFINED
IfcStairTypeEnum STRAIGHT_RUN_STAIR TWO_STRAIGHT_RUN_STAIR QUARTER_WINDING_STAIR QUARTER_TURN_STAIR HALF_WINDING_STAIR HALF_TURN_STAIR TWO_QUARTER_WINDING_STAIR TWO_QUARTER_TURN_STAIR THREE_QUARTER_WINDING_STAIR THREE_QUARTER_TURN_STAIR SPIRAL_STAIR DOUBLE_RETURN_STAIR CURVED_RUN_STAIR TWO_CURVED_RUN_STAIR USERDEFINED NOTDEFINED
IfcStateEnum READWRITE READONLY LOCKED READWRITELOCKED READONLYLOCKED
IfcStructuralCurveActivityTypeEnum CONST LINEAR POLYGONAL EQUIDISTANT SINUS PARABOLA DISCRETE USERDEFINED NOTDEFINED
IfcStructuralCurveMemberTypeEnum RIGID_JOINED_MEMBER PIN_JOINED_MEMBER CABLE TENSION_MEMBER COMPRESSION_MEMBER USERDEFINED NOTDEFINED
IfcStructuralSurfaceActivityTypeEnum CONST BILINEAR DISCRETE ISOCONTOUR USERDEFINED NOTDEFINED
IfcStructuralSurfaceMemberTypeEnum BENDING_ELEMENT MEMBRANE_ELEMENT SHELL USERDEFINED NOTDEFINED
IfcSubContractResourceTypeEnum PURCHASE WORK USERDEFINED NOTDEFINED
IfcSurfaceFeatureTypeEnum MARK TAG TREATMENT USERDEFINED NOTDEFINED
IfcSwitchingDeviceTypeEnum CONTACTOR DIMMERSWITCH EMERGENCYSTOP KEYPAD MOMENTARYSWITCH SELECTORSWITCH STARTER SWITCHDISCONNECTOR TOGGLESWITCH USERDEFINED NOTDEFINED
IfcSystemFurnitureElementTypeEnum PANEL WORKSURFACE USERDEFINED NOTDEFINED
IfcTankTypeEnum BASIN BREAKPRESSURE EXPANSION FEEDANDEXPANSION PRESSUREVESSEL STORAGE VESSEL USERDEFINED NOTDEFINED
IfcTaskDurationEnum ELAPSEDTIME WORKTIME NOTDEFINED
IfcTaskTypeEnum ATTENDANCE CONSTRUCTION DEMOLITION DISMANTLE DISPOSAL INSTALLATION LOGISTIC MAINTENANCE MOVE OPERATION REMOVAL RENOVATION USERDEFINED NOTDEFINED
IfcTendonAnchorTypeEnum COUPLER FIXED_END TENSIONING_END USERDEFINED NOTDEFINED
IfcTendonTypeEnum BAR COATED STRAND WIRE USERDEFINED NOTDEFINED
IfcTimeSeriesDataTypeEnum CONTINUOUS DISCRETE DISCRETEBINARY PIECEWISEBINARY PIECEWISECONSTANT PIECEWISECONTINUOUS NOTDEFINED
IfcTransformerTypeEnum CURRENT FREQUENCY INVERTER RECTIFIER VOLTAGE USERDEFINED NOTDEFINED
IfcTransportElementTypeEnum ELEVATOR ESCALATOR MOVINGWALKWAY CRANEWAY LIFTINGGEAR USERDEFINED NOTDEFINED
IfcTubeBundleTypeEnum FINNED USERDEFINED NOTDEFINED
IfcUnitaryControlElementTypeEnum ALARMPANEL CONTROLPANEL GASDETECTIONPANEL INDICATORPANEL MIMICPANEL HUMIDISTAT THERMOSTAT WEATHERSTATION USERDEFINED NOTDEFINED
IfcUnitaryEquipmentTypeEnum AIRHANDLER AIRCONDITIONINGUNIT DEHUMIDIFIER SPLITSYSTEM ROOFTOPUNIT USERDEFINED NOTDEFINED
IfcUnitEnum ABSORBEDDOSEUNIT AMOUNTOFSUBSTANCEUNIT AREAUNIT DOSEEQUIVALENTUNIT ELECTRICCAPACITANCEUNIT ELECTRICCHARGEUNIT ELECTRICCONDUCTANCEUNIT ELECTRICCURRENTUNIT ELECTRICRESISTANCEUNIT ELECTRICVOLTAGEUNIT ENERGYUNIT FORCEUNIT FREQUENCYUNIT ILLUMINANCEUNIT INDUCTANCEUNIT LENGTHUNIT LUMINOUSFLUXUNIT LUMINOUSINTENSITYUNIT MAGNETICFLUXDENSITYUNIT MAGNETICFLUXUNIT MASSUNIT PLANEANGLEUNIT POWERUNIT PRESSUREUNIT RADIOACTIVITYUNIT SOLIDANGLEUNIT THERMODYNAMICTEMPERATUREUNIT TIMEUNIT VOLUMEUNIT USERDEFINED
IfcValveTypeEnum AIRRELEASE ANTIVACUUM CHANGEOVER CHECK COMMISSIONING DIVERTING DRAWOFFCOCK DOUBLECHECK DOUBLEREGULATING FAUCET FLUSHING GASCOCK GASTAP ISOLATING MIXING PRESSUREREDUCING PRESSURERELIEF REGULATING SAFETYCUTOFF STEAMTRAP STOPCOCK USERDEFINED NOTDEFINED
IfcVibrationIsolatorTypeEnum COMPRESSION SPRING USERDEFINED NOTDEFINED
IfcVoidingFeatureTypeEnum CUTOUT NOTCH HOLE MITER CHAMFER EDGE USERDEFINED NOTDEFINED
IfcWallTypeEnum MOVABLE PARAPET PARTITIONING PLUMBINGWALL SHEAR SOLIDWALL STANDARD POLYGONAL ELEMENTEDWALL USERDEFINED NOTDEFINED
IfcWasteTerminalTypeEnum FLOORTRAP FLOORWASTE GULLYSUMP GULLYTRAP ROOFDRAIN WASTEDISPOSALUNIT WASTETRAP USERDEFINED NOTDEFINED
IfcWindowPanelOperationEnum SIDEHUNGRIGHTHAND SIDEHUNGLEFTHAND TILTANDTURNRIGHTHAND TILTANDTURNLEFTHAND TOPHUNG BOTTOMHUNG PIVOTHORIZONTAL PIVOTVERTICAL SLIDINGHORIZONTAL SLIDINGVERTICAL REMOVABLECASEMENT FIXEDCASEMENT OTHEROPERATION NOTDEFINED
IfcWindowPanelPositionEnum LEFT MIDDLE RIGHT BOTTOM TOP NOTDEFINED
IfcWindowStyleConstructionEnum ALUMINIUM HIGH_GRADE_STEEL STEEL WOOD ALUMINIUM_WOOD PLASTIC OTHER_CONSTRUCTION NOTDEFINED
IfcWindowStyleOperationEnum SINGLE_PANEL DOUBLE_PANEL_VERTICAL DOUBLE_PANEL_HORIZONTAL TRIPLE_PANEL_VERTICAL TRIPLE_PANEL_BOTTOM TRIPLE_PANEL_TOP TRIPLE_PANEL_LEFT TRIPLE_PANEL_RIGHT TRIPLE_PANEL_HORIZONTAL USERDEFINED NOTDEFINED
IfcWindowTypeEnum WINDOW SKYLIGHT LIGHTDOME USERDEFINED NOTDEFINED
IfcWindowTypePartitioningEnum SINGLE_PANEL DOUBLE_PANEL_VERTICAL DOUBLE_PANEL_HORIZONTAL TRIPLE_PANEL_VERTICAL TRIPLE_PANEL_BOTTOM TRIPLE_PANEL_TOP TRIPLE_PANEL_LEFT TRIPLE_PANEL_RIGHT TRIPLE_PANEL_HORIZONTAL USERDEFINED NOTDEFINED
IfcWorkCalendarTypeEnum FIRSTSHIFT SECONDSHIFT THIRDSHIFT USERDEFINED NOTDEFINED
IfcWorkPlanTypeEnum ACTUAL BASELINE PLANNED USERDEFINED NOTDEFINED
IfcWorkScheduleTypeEnum ACTUAL BASELINE PLANNED USERDEFINED NOTDEFINED
`,
  dataTypes: `
IfcAbsorbedDoseMeasure double
IfcAccelerationMeasure double
IfcAmountOfSubstanceMeasure double
IfcAngularVelocityMeasure double
IfcAreaDensityMeasure double
IfcAreaMeasure double
IfcBinary -
IfcBoolean boolean
IfcBoxAlignment string
IfcCardinalPointReference integer
IfcContextDependentMeasure double
IfcCountMeasure integer
IfcCurvatureMeasure double
IfcDate date
IfcDateTime dateTime
IfcDayInMonthNumber integer
IfcDayInWeekNumber integer
IfcDescriptiveMeasure string
IfcDimensionCount integer
IfcDoseEquivalentMeasure double
IfcDuration duration
IfcDynamicViscosityMeasure double
IfcElectricCapacitanceMeasure double
IfcElectricChargeMeasure double
IfcElectricConductanceMeasure double
IfcElectricCurrentMeasure double
IfcElectricResistanceMeasure double
IfcElectricVoltageMeasure double
IfcEnergyMeasure double
IfcFontStyle string
IfcFontVariant string
IfcFontWeight string
IfcForceMeasure double
IfcFrequencyMeasure double
IfcGloballyUniqueId string
IfcHeatFluxDensityMeasure double
IfcHeatingValueMeasure double
IfcIdentifier string
IfcIlluminanceMeasure double
IfcInductanceMeasure double
IfcInteger integer
IfcIntegerCountRateMeasure integer
IfcIonConcentrationMeasure double
IfcIsothermalMoistureCapacityMeasure double
IfcKinematicViscosityMeasure double
IfcLabel string
IfcLanguageId string
IfcLengthMeasure double
IfcLinearForceMeasure double
IfcLinearMomentMeasure double
IfcLinearStiffnessMeasure double
IfcLinearVelocityMeasure double
IfcLogical string
IfcLuminousFluxMeasure double
IfcLuminousIntensityDistributionMeasure double
IfcLuminousIntensityMeasure double
IfcMagneticFluxDensityMeasure double
IfcMagneticFluxMeasure double
IfcMassDensityMeasure double
IfcMassFlowRateMeasure double
IfcMassMeasure double
IfcMassPerLengthMeasure double
IfcModulusOfElasticityMeasure double
IfcModulusOfLinearSubgradeReactionMeasure double
IfcModulusOfRotationalSubgradeReactionMeasure double
IfcModulusOfSubgradeReactionMeasure double
IfcMoistureDiffusivityMeasure double
IfcMolecularWeightMeasure double
IfcMomentOfInertiaMeasure double
IfcMonetaryMeasure double
IfcMonthInYearNumber integer
IfcNonNegativeLengthMeasure double
IfcNormalisedRatioMeasure double
IfcNumericMeasure double
IfcParameterValue double
IfcPHMeasure double
IfcPlanarForceMeasure double
IfcPlaneAngleMeasure double
IfcPositiveInteger integer
IfcPositiveLengthMeasure double
IfcPositivePlaneAngleMeasure double
IfcPositiveRatioMeasure double
IfcPowerMeasure double
IfcPresentableText string
IfcPressureMeasure double
IfcRadioActivityMeasure double
IfcRatioMeasure double
IfcReal double
IfcRotationalFrequencyMeasure double
IfcRotationalMassMeasure double
IfcRotationalStiffnessMeasure double
IfcSectionalAreaIntegralMeasure double
IfcSectionModulusMeasure double
IfcShearModulusMeasure double
IfcSolidAngleMeasure double
IfcSoundPowerLevelMeasure double
IfcSoundPowerMeasure double
IfcSoundPressureLevelMeasure double
IfcSoundPressureMeasure double
IfcSpecificHeatCapacityMeasure double
IfcSpecularExponent double
IfcSpecularRoughness double
IfcTemperatureGradientMeasure double
IfcTemperatureRateOfChangeMeasure double
IfcText string
IfcTextAlignment string
IfcTextDecoration string
IfcTextFontName string
IfcTextTransformation string
IfcThermalAdmittanceMeasure double
IfcThermalConductivityMeasure double
IfcThermalExpansionCoefficientMeasure double
IfcThermalResistanceMeasure double
IfcThermalTransmittanceMeasure double
IfcThermodynamicTemperatureMeasure double
IfcTime time
IfcTimeMeasure double
IfcTimeStamp integer
IfcTorqueMeasure double
IfcURIReference anyURI
IfcVaporPermeabilityMeasure double
IfcVolumeMeasure double
IfcVolumetricFlowRateMeasure double
IfcWarpingConstantMeasure double
IfcWarpingMomentMeasure double
`,
  sets: `
Pset_ActionRequest | IfcActionRequest | RequestSourceLabel:IfcLabel RequestSourceName:- RequestComments:IfcText
Pset_ActorCommon | IfcActor | NumberOfActors:IfcCountMeasure Category:IfcLabel SkillLevel:IfcLabel
Pset_ActuatorPHistory | IfcActuator | Position:- Quality:- Status:-
Pset_ActuatorTypeCommon | IfcActuator, IfcActuatorType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET FailPosition=FAILOPEN/FAILCLOSED/NOTKNOWN/UNSET ManualOverride:IfcBoolean Application=EntryExitDevice/FireSmokeDamperActuator/DamperActuator/ValvePositioner/LampActuator/SunblindActuator/OTHER/NOTKNOWN/UNSET
Pset_ActuatorTypeElectricActuator | IfcActuator/ELECTRICACTUATOR, IfcActuatorType/ELECTRICACTUATOR | ActuatorInputPower:IfcPowerMeasure ElectricActuatorType=MOTORDRIVE/MAGNETIC/OTHER/NOTKNOWN/UNSET
Pset_ActuatorTypeHydraulicActuator | IfcActuator/HYDRAULICACTUATOR, IfcActuatorType/HYDRAULICACTUATOR | InputPressure:IfcPressureMeasure InputFlowrate:IfcVolumetricFlowRateMeasure
Pset_ActuatorTypeLinearActuation | IfcActuator, IfcActuatorType | Force:IfcForceMeasure Stroke:IfcLengthMeasure
Pset_ActuatorTypePneumaticActuator | IfcActuator/PNEUMATICACTUATOR, IfcActuatorType/PNEUMATICACTUATOR | InputPressure:IfcPressureMeasure InputFlowrate:IfcVolumetricFlowRateMeasure
Pset_ActuatorTypeRotationalActuation | IfcActuator, IfcActuatorType | Torque:IfcTorqueMeasure RangeAngle:IfcPlaneAngleMeasure
Pset_AirSideSystemInformation | IfcSpace, IfcZone, IfcSpatialZone, IfcSpaceType, IfcSpatialZoneType | Name:IfcLabel Description:IfcLabel AirSideSystemType=CONSTANTVOLUME/CONSTANTVOLUMESINGLEZONE/CONSTANTVOLUMEMULTIPLEZONEREHEAT/CONSTANTVOLUMEBYPASS/VARIABLEAIRVOLUME/VARIABLEAIRVOLUMEREHEAT/VARIABLEAIRVOLUMEINDUCTION/VARIABLEAIRVOLUMEFANPOWERED/VARIABLEAIRVOLUMEDUALCONDUIT/VARIABLEAIRVOLUMEVARIABLEDIFFUSERS/VARIABLEAIRVOLUMEVARIABLETEMPERATURE/OTHER/NOTKNOWN/UNSET AirSideSystemDistributionType=SINGLEDUCT/DUALDUCT/MULTIZONE/OTHER/NOTKNOWN/UNSET TotalAirflow:IfcVolumetricFlowRateMeasure EnergyGainTotal:IfcPowerMeasure AirflowSensible:IfcVolumetricFlowRateMeasure EnergyGainSensible:IfcPowerMeasure EnergyLoss:IfcPowerMeasure LightingDiversity:IfcPositiveRatioMeasure InfiltrationDiversitySummer:IfcPositiveRatioMeasure InfiltrationDiversityWinter:IfcPositiveRatioMeasure ApplianceDiversity:IfcPositiveRatioMeasure LoadSafetyFactor:IfcPositiveRatioMeasure HeatingTemperatureDelta:IfcThermodynamicTemperatureMeasure CoolingTemperatureDelta:IfcThermodynamicTemperatureMeasure Ventilation:IfcVolumetricFlowRateMeasure FanPower:IfcPowerMeasure
Pset_AirTerminalBoxPHistory | IfcAirTerminalBox | DamperPosition:- AtmosphericPressure:- Sound:- AirflowCurve:-
Pset_AirTerminalBoxTypeCommon | IfcAirTerminalBox, IfcAirTerminalBoxType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET AirflowRateRange:IfcVolumetricFlowRateMeasure AirPressureRange:IfcPressureMeasure NominalAirFlowRate:IfcVolumetricFlowRateMeasure ArrangementType=SINGLEDUCT/DUALDUCT/OTHER/NOTKNOWN/UNSET ReheatType=ELECTRICALREHEAT/WATERCOILREHEAT/STEAMCOILREHEAT/GASREHEAT/NONE/OTHER/NOTKNOWN/UNSET HasSoundAttenuator:IfcBoolean HasReturnAir:IfcBoolean HasFan:IfcBoolean NominalInletAirPressure:IfcPressureMeasure NominalDamperDiameter:IfcPositiveLengthMeasure HousingThickness:IfcLengthMeasure OperationTemperatureRange:IfcThermodynamicTemperatureMeasure ReturnAirFractionRange:IfcPositiveRatioMeasure
Pset_AirTerminalOccurrence | IfcAirTerminal | AirflowType=SUPPLYAIR/RETURNAIR/EXHAUSTAIR/OTHER/NOTKNOWN/UNSET AirFlowRate:IfcVolumetricFlowRateMeasure Location=SIDEWALLHIGH/SIDEWALLLOW/CEILINGPERIMETER/CEILINGINTERIOR/FLOOR/SILL/OTHER/NOTKNOWN/UNSET
Pset_AirTerminalPHistory | IfcAirTerminal | AirFlowRate:- NeckAirVelocity:- SupplyAirTemperatureHeating:- SupplyAirTemperatureCooling:- PressureDrop:- InductionRatio:IfcLengthMeasure/IfcReal CenterlineAirVelocity:IfcLengthMeasure/IfcLinearVelocityMeasure
Pset_AirTerminalTypeCommon | IfcAirTerminal, IfcAirTerminalType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET Shape=ROUND/RECTANGULAR/SQUARE/SLOT/OTHER/NOTKNOWN/UNSET FaceType=FOURWAYPATTERN/SINGLEDEFLECTION/DOUBLEDEFLECTION/SIGHTPROOF/EGGCRATE/PERFORATED/LOUVERED/OTHER/NOTKNOWN/UNSET SlotWidth:IfcPositiveLengthMeasure SlotLength:IfcPositiveLengthMeasure NumberOfSlots:IfcInteger FlowPattern=LINEARSINGLE/LINEARDOUBLE/LINEARFOURWAY/RADIAL/SWIRL/DISPLACMENT/COMPACTJET/OTHER/NOTKNOWN/UNSET AirFlowrateRange:IfcVolumetricFlowRateMeasure TemperatureRange:IfcThermodynamicTemperatureMeasure DischargeDirection=PARALLEL/PERPENDICULAR/ADJUSTABLE/OTHER/NOTKNOWN/UNSET ThrowLength:IfcLengthMeasure AirDiffusionPerformanceIndex:IfcReal FinishType=ANNODIZED/PAINTED/NONE/OTHER/NOTKNOWN/UNSET FinishColor:IfcLabel MountingType=SURFACE/FLATFLUSH/LAYIN/OTHER/NOTKNOWN/UNSET CoreType=SHUTTERBLADE/CURVEDBLADE/REMOVABLE/REVERSIBLE/NONE/OTHER/NOTKNOWN/UNSET CoreSetHorizontal:IfcPlaneAngleMeasure CoreSetVertical:IfcPlaneAngleMeasure HasIntegralControl:IfcBoolean FlowControlType=DAMPER/BELLOWS/NONE/OTHER/NOTKNOWN/UNSET HasSoundAttenuator:IfcBoolean HasThermalInsulation:IfcBoolean NeckArea:IfcAreaMeasure EffectiveArea:IfcAreaMeasure AirFlowrateVersusFlowControlElement:IfcPositiveRatioMeasure/IfcVolumetricFlowRateMeasure
Pset_AirToAirHeatRecoveryPHistory | IfcAirToAirHeatRecovery | SensibleEffectiveness:- TotalEffectiveness:- TemperatureEffectiveness:- DefrostTemperatureEffectiveness:- HumidityEffectiveness:- SensibleHeatTransferRate:- LatentHeatTransferRate:- TotalHeatTransferRate:- SensibleEffectivenessTable:- TotalEffectivenessTable:- AirPressureDropCurves:-
Pset_AirToAirHeatRecoveryTypeCommon | IfcAirToAirHeatRecovery, IfcAirToAirHeatRecoveryType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET HeatTransferType=SENSIBLE/LATENT/OTHER/NOTKNOWN/UNSET HasDefrost:IfcBoolean OperationalTemperatureRange:IfcThermodynamicTemperatureMeasure PrimaryAirflowRateRange:IfcVolumetricFlowRateMeasure SecondaryAirflowRateRange:IfcPressureMeasure
Pset_AlarmPHistory | IfcAlarm | Enabled:- Condition:- Severity:- Acknowledge:- User:-
Pset_AlarmTypeCommon | IfcAlarm, IfcAlarmType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET Condition:IfcLabel/IfcIdentifier
Pset_AnnotationContourLine | IfcAnnotation/ContourLine | ContourValue:IfcLengthMeasure
Pset_AnnotationLineOfSight | IfcAnnotation/LineOfSight | SetbackDistance:IfcPositiveLengthMeasure VisibleAngleLeft:IfcPositivePlaneAngleMeasure VisibleAngleRight:IfcPositivePlaneAngleMeasure RoadVisibleDistanceLeft:IfcPositiveLengthMeasure RoadVisibleDistanceRight:IfcPositiveLengthMeasure
Pset_AnnotationSurveyArea | IfcAnnotation/SurveyArea | AcquisitionMethod=GPS/LASERSCAN_AIRBORNE/LASERSCAN_GROUND/SONAR/THEODOLITE/USERDEFINED/NOTKNOWN/UNSET AccuracyQualityObtained:IfcRatioMeasure AccuracyQualityExpected:IfcRatioMeasure
Pset_Asset | IfcAsset | AssetAccountingType=FIXED/NONFIXED/OTHER/NOTKNOWN/UNSET AssetTaxType=CAPITALISED/EXPENSED/OTHER/NOTKNOWN/UNSET AssetInsuranceType=PERSONAL/REAL/OTHER/NOTKNOWN/UNSET
Pset_AudioVisualAppliancePHistory | IfcAudioVisualAppliance | PowerState:- MediaSource:- MediaContent:- AudioVolume:-
Pset_AudioVisualApplianceTypeAmplifier | IfcAudioVisualAppliance/AMPLIFIER, IfcAudioVisualApplianceType/AMPLIFIER | AmplifierType=FIXED/VARIABLE/OTHER/NOTKNOWN/UNSET. AudioAmplification:IfcSoundPowerMeasure/IfcFrequencyMeasure AudioMode:IfcLabel/IfcIdentifier
Pset_AudioVisualApplianceTypeCamera | IfcAudioVisualAppliance/CAMERA, IfcAudioVisualApplianceType/CAMERA | CameraType=PHOTO/VIDEO/AUDIOVIDEO/OTHER/NOTKNOWN/UNSET. IsOutdoors:IfcBoolean VideoResolutionWidth:IfcInteger VideoResolutionHeight:IfcInteger VideoResolutionMode:IfcLabel/IfcIdentifier VideoCaptureInterval:IfcTimeMeasure/IfcIdentifier PanTiltZoomPreset:IfcLabel/IfcIdentifier PanHorizontal:IfcLengthMeasure PanVertical:IfcLengthMeasure TiltHorizontal:IfcPlaneAngleMeasure TiltVertical:IfcPlaneAngleMeasure Zoom:IfcPositiveLengthMeasure
Pset_AudioVisualApplianceTypeCommon | IfcAudioVisualAppliance, IfcAudioVisualApplianceType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET MediaSource:IfcLabel/IfcIdentifier AudioVolume:IfcSoundPowerMeasure/IfcInteger
Pset_AudioVisualApplianceTypeDisplay | IfcAudioVisualAppliance/DISPLAY, IfcAudioVisualApplianceType/DISPLAY | DisplayType=CRT/DLP/LCD/LED/PLASMA/OTHER/NOTKNOWN/UNSET. NominalSize:IfcPositiveLengthMeasure DisplayWidth:IfcPositiveLengthMeasure DisplayHeight:IfcPositiveLengthMeasure Brightness:IfcIlluminanceMeasure ContrastRatio:IfcPositiveRatioMeasure RefreshRate:IfcFrequencyMeasure TouchScreen=SINGLETOUCH/MULTITOUCH/NONE/OTHER/NOTKNOWN/UNSET VideoResolutionWidth:IfcInteger VideoResolutionHeight:IfcInteger VideoResolutionMode:IfcLabel/IfcIdentifier VideoScaleMode:IfcLabel/IfcIdentifier VideoCaptionMode:IfcLabel/IfcIdentifier AudioMode:IfcLabel/IfcIdentifier
Pset_AudioVisualApplianceTypePlayer | IfcAudioVisualAppliance/PLAYER, IfcAudioVisualApplianceType/PLAYER | PlayerType=AUDIO/VIDEO/OTHER/NOTKNOWN/UNSET. PlayerMediaEject:IfcBoolean PlayerMediaFormat:IfcLabel/IfcIdentifier
Pset_AudioVisualApplianceTypeProjector | IfcAudioVisualAppliance/PROJECTOR, IfcAudioVisualApplianceType/PROJECTOR | ProjectorType=OTHER/NOTKNOWN/UNSET. VideoResolutionWidth:IfcInteger VideoResolutionHeight:IfcInteger VideoResolutionMode:IfcLabel/IfcIdentifier VideoScaleMode:IfcLabel/IfcIdentifier VideoCaptionMode:IfcLabel/IfcIdentifier
Pset_AudioVisualApplianceTypeReceiver | IfcAudioVisualAppliance/RECEIVER, IfcAudioVisualApplianceType/RECEIVER | ReceiverType=AUDIO/AUDIOVIDEO/OTHER/NOTKNOWN/UNSET. AudioAmplification:IfcRatioMeasure/IfcFrequencyMeasure AudioMode:IfcLabel/IfcIdentifier
Pset_AudioVisualApplianceTypeSpeaker | IfcAudioVisualAppliance/SPEAKER, IfcAudioVisualApplianceType/SPEAKER | SpeakerType=FULLRANGE/MIDRANGE/WOOFER/TWEETER/COAXIAL/OTHER/NOTKNOWN/UNSET. SpeakerMounting=FREESTANDING/CEILING/WALL/OUTDOOR/OTHER/NOTKNOWN/UNSET. SpeakerDriverSize:IfcPositiveLengthMeasure/IfcIdentifier FrequencyResponse:IfcSoundPowerMeasure/IfcFrequencyMeasure Impedence:IfcFrequencyMeasure
Pset_AudioVisualApplianceTypeTuner | IfcAudioVisualAppliance/TUNER, IfcAudioVisualApplianceType/TUNER | TunerType=AUDIO/VIDEO/OTHER/NOTKNOWN/UNSET. TunerMode:IfcLabel/IfcIdentifier TunerChannel:IfcLabel/IfcIdentifier TunerFrequency:IfcFrequencyMeasure
Pset_BeamCommon | IfcBeam, IfcBeamType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET Span:IfcPositiveLengthMeasure Slope:IfcPlaneAngleMeasure Roll:IfcPlaneAngleMeasure IsExternal:IfcBoolean ThermalTransmittance:IfcThermalTransmittanceMeasure LoadBearing:IfcBoolean FireRating:IfcLabel
Pset_BoilerPHistory | IfcBoiler | EnergySourceConsumption:- OperationalEfficiency:- CombustionEfficiency:- WorkingPressure:- CombustionTemperature:- PartLoadRatio:- Load:- PrimaryEnergyConsumption:- AuxiliaryEnergyConsumption:-
Pset_BoilerTypeCommon | IfcBoiler, IfcBoilerType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET PressureRating:IfcPressureMeasure OperatingMode=FIXED/TWOSTEP/MODULATING/OTHER/NOTKNOWN/UNSET HeatTransferSurfaceArea:IfcAreaMeasure NominalPartLoadRatio:IfcReal WaterInletTemperatureRange:IfcThermodynamicTemperatureMeasure WaterStorageCapacity:IfcVolumeMeasure IsWaterStorageHeater:IfcBoolean PartialLoadEfficiencyCurves:IfcNormalisedRatioMeasure/IfcPositiveRatioMeasure OutletTemperatureRange:IfcThermodynamicTemperatureMeasure NominalEnergyConsumption:IfcPowerMeasure EnergySource=COAL/COAL_PULVERIZED/ELECTRICITY/GAS/OIL/PROPANE/WOOD/WOOD_CHIP/WOOD_PELLET/WOOD_PULVERIZED/OTHER/NOTKNOWN/UNSET
Pset_BoilerTypeSteam | IfcBoiler/STEAM, IfcBoilerType/STEAM | MaximumOutletPressure:IfcLabel NominalEfficiency:IfcNormalisedRatioMeasure/IfcThermodynamicTemperatureMeasure HeatOutput:IfcEnergyMeasure/IfcThermodynamicTemperatureMeasure
Pset_BoilerTypeWater | IfcBoiler/WATER, IfcBoilerType/WATER | NominalEfficiency:IfcNormalisedRatioMeasure/IfcThermodynamicTemperatureMeasure HeatOutput:IfcEnergyMeasure/IfcThermodynamicTemperatureMeasure
Pset_BuildingCommon | IfcBuilding | Reference:IfcIdentifier BuildingID:IfcIdentifier IsPermanentID:IfcBoolean ConstructionMethod:IfcLabel FireProtectionClass:IfcLabel SprinklerProtection:IfcBoolean SprinklerProtectionAutomatic:IfcBoolean OccupancyType:IfcLabel GrossPlannedArea:IfcAreaMeasure NetPlannedArea:IfcAreaMeasure NumberOfStoreys:IfcInteger YearOfConstruction:IfcLabel YearOfLastRefurbishment:IfcLabel IsLandmarked:IfcLogical
Pset_BuildingElementProxyCommon | IfcBuildingElementProxy, IfcBuildingElementProxyType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET IsExternal:IfcBoolean ThermalTransmittance:IfcThermalTransmittanceMeasure LoadBearing:IfcBoolean FireRating:IfcLabel
Pset_BuildingElementProxyProvisionForVoid | IfcBuildingElementProxy/PROVISIONFORVOID, IfcBuildingElementProxyType/PROVISIONFORVOID | Shape:IfcLabel Width:IfcPositiveLengthMeasure Height:IfcPositiveLengthMeasure Diameter:IfcPositiveLengthMeasure Depth:IfcPositiveLengthMeasure System:IfcLabel
Pset_BuildingStoreyCommon | IfcBuildingStorey | Reference:IfcIdentifier EntranceLevel:IfcBoolean AboveGround:IfcLogical SprinklerProtection:IfcBoolean SprinklerProtectionAutomatic:IfcBoolean LoadBearingCapacity:IfcPlanarForceMeasure GrossPlannedArea:IfcAreaMeasure NetPlannedArea:IfcAreaMeasure
Pset_BuildingSystemCommon | IfcBuildingSystem | Reference:IfcIdentifier
Pset_BuildingUse | IfcBuilding | MarketCategory:IfcLabel MarketSubCategory:IfcLabel PlanningControlStatus:IfcLabel NarrativeText:IfcText VacancyRateInCategoryNow:IfcPositiveRatioMeasure TenureModesAvailableNow:IfcLabel MarketSubCategoriesAvailableNow:IfcLabel RentalRatesInCategoryNow:IfcMonetaryMeasure VacancyRateInCategoryFuture:IfcPositiveRatioMeasure TenureModesAvailableFuture:IfcLabel MarketSubCategoriesAvailableFuture:IfcLabel RentalRatesInCategoryFuture:IfcMonetaryMeasure
Pset_BuildingUseAdjacent | IfcBuilding | MarketCategory:IfcLabel MarketSubCategory:IfcLabel PlanningControlStatus:IfcLabel NarrativeText:IfcText
Pset_BurnerTypeCommon | IfcBurner, IfcBurnerType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET EnergySource=COAL/COAL_PULVERIZED/ELECTRICITY/GAS/OIL/PROPANE/WOOD/WOOD_CHIP/WOOD_PELLET/WOOD_PULVERIZED/OTHER/NOTKNOWN/UNSET
Pset_CableCarrierFittingTypeCommon | IfcCableCarrierFitting, IfcCableCarrierFittingType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_CableCarrierSegmentTypeCableLadderSegment | IfcCableCarrierSegment/CABLELADDERSEGMENT, IfcCableCarrierSegmentType/CABLELADDERSEGMENT | NominalWidth:IfcPositiveLengthMeasure NominalHeight:IfcPositiveLengthMeasure LadderConfiguration:IfcText
Pset_CableCarrierSegmentTypeCableTraySegment | IfcCableCarrierSegment/CABLETRAYSEGMENT, IfcCableCarrierSegmentType/CABLETRAYSEGMENT | NominalWidth:IfcPositiveLengthMeasure NominalHeight:IfcPositiveLengthMeasure HasCover:IfcBoolean
Pset_CableCarrierSegmentTypeCableTrunkingSegment | IfcCableCarrierSegment/CABLETRUNKINGSEGMENT, IfcCableCarrierSegmentType/CABLETRUNKINGSEGMENT | NominalWidth:IfcPositiveLengthMeasure NominalHeight:IfcPositiveLengthMeasure NumberOfCompartments:IfcInteger
Pset_CableCarrierSegmentTypeCommon | IfcCableCarrierSegment, IfcCableCarrierSegmentType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_CableCarrierSegmentTypeConduitSegment | IfcCableCarrierSegment/CONDUITSEGMENT, IfcCableCarrierSegmentType/CONDUITSEGMENT | NominalWidth:IfcPositiveLengthMeasure NominalHeight:IfcPositiveLengthMeasure ConduitShapeType=CIRCULAR/OVAL/OTHER/NOTKNOWN/UNSET IsRigid:IfcBoolean
Pset_CableFittingTypeCommon | IfcCableFitting, IfcCableFittingType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_CableSegmentOccurrence | IfcCableSegment | DesignAmbientTemperature:IfcThermodynamicTemperatureMeasure UserCorrectionFactor:IfcReal NumberOfParallelCircuits:IfcInteger InstallationMethod:IfcLabel InstallationMethodFlagEnum=INDUCT/INSOIL/ONWALL/BELOWCEILING/OTHER/NOTKNOWN/UNSET DistanceBetweenParallelCircuits:IfcLengthMeasure SoilConductivity:IfcThermalConductivityMeasure CarrierStackNumber:IfcInteger MountingMethod=PERFORATEDTRAY/LADDER/OTHER/NOTKNOWN/UNSET IsHorizontalCable:IfcBoolean IsMountedFlatCable:IfcBoolean CurrentCarryingCapasity:IfcElectricCurrentMeasure MaximumCableLength:IfcLengthMeasure PowerLoss:IfcElectricCurrentMeasure
Pset_CableSegmentTypeBusBarSegment | IfcCableSegment/BUSBARSEGMENT, IfcCableSegmentType/BUSBARSEGMENT | IsHorizontalBusbar:IfcBoolean
Pset_CableSegmentTypeCableSegment | IfcCableSegment/CABLESEGMENT, IfcCableSegmentType/CABLESEGMENT | Standard:IfcLabel NumberOfCores:IfcInteger OverallDiameter:IfcPositiveLengthMeasure RatedVoltage:IfcElectricVoltageMeasure RatedTemperature:IfcThermodynamicTemperatureMeasure ScreenDiameter:IfcPositiveLengthMeasure HasProtectiveEarth:IfcBoolean MaximumOperatingTemperature:IfcThermodynamicTemperatureMeasure MaximumShortCircuitTemperature:IfcThermodynamicTemperatureMeasure SpecialConstruction:IfcLabel Weight:IfcMassMeasure SelfExtinguishing60332_1:IfcBoolean SelfExtinguishing60332_3:IfcBoolean HalogenProof:IfcBoolean FunctionReliable:IfcBoolean
Pset_CableSegmentTypeCommon | IfcCableSegment, IfcCableSegmentType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_CableSegmentTypeConductorSegment | IfcCableSegment/CONDUCTORSEGMENT, IfcCableSegmentType/CONDUCTORSEGMENT | CrossSectionalArea:IfcAreaMeasure Function=LINE/NEUTRAL/PROTECTIVEEARTH/PROTECTIVEEARTHNEUTRAL/OTHER/NOTKNOWN/UNSET Material=ALUMINIUM/COPPER/OTHER/NOTKNOWN/UNSET Construction=SOLIDCONDUCTOR/STRANDEDCONDUCTOR/FLEXIBLESTRANDEDCONDUCTOR/OTHER/NOTKNOWN/UNSET Shape=HELICALCONDUCTOR/CIRCULARCONDUCTOR/SECTORCONDUCTOR/RECTANGULARCONDUCTOR/OTHER/NOTKNOWN/UNSET
Pset_CableSegmentTypeCoreSegment | IfcCableSegment/CORESEGMENT, IfcCableSegmentType/CORESEGMENT | OverallDiameter:IfcPositiveLengthMeasure RatedVoltage:IfcElectricVoltageMeasure RatedTemperature:IfcThermodynamicTemperatureMeasure ScreenDiameter:IfcPositiveLengthMeasure CoreIdentifier:IfcIdentifier SheathColors=BLACK/BLUE/BROWN/GOLD/GREEN/GREY/ORANGE/PINK/RED/SILVER/TURQUOISE/VIOLET/WHITE/YELLOW/GREENANDYELLOW/OTHER/NOTKNOWN/UNSET Weight:IfcMassMeasure SelfExtinguishing60332_1:IfcBoolean SelfExtinguishing60332_3:IfcBoolean HalogenProof:IfcBoolean FunctionReliable:IfcBoolean Standard:IfcLabel
Pset_ChillerPHistory | IfcChiller | Capacity:- EnergyEfficiencyRatio:- CoefficientOfPerformance:-
Pset_ChillerTypeCommon | IfcChiller, IfcChillerType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET NominalCapacity:IfcPowerMeasure NominalEfficiency:IfcPositiveRatioMeasure NominalCondensingTemperature:IfcThermodynamicTemperatureMeasure NominalEvaporatingTemperature:IfcThermodynamicTemperatureMeasure NominalHeatRejectionRate:IfcPowerMeasure NominalPowerConsumption:IfcPowerMeasure CapacityCurve:IfcPowerMeasure/IfcThermodynamicTemperatureMeasure CoefficientOfPerformanceCurve:IfcReal/IfcThermodynamicTemperatureMeasure FullLoadRatioCurve:IfcNormalisedRatioMeasure/IfcPositiveRatioMeasure
Pset_ChimneyCommon | IfcChimney, IfcChimneyType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET NumberOfDrafts:IfcCountMeasure IsExternal:IfcBoolean ThermalTransmittance:IfcThermalTransmittanceMeasure LoadBearing:IfcBoolean FireRating:IfcLabel
Pset_CivilElementCommon | IfcCivilElement, IfcCivilElementType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_CoilOccurrence | IfcCoil | HasSoundAttenuation:IfcBoolean
Pset_CoilPHistory | IfcCoil | AtmosphericPressure:- AirPressureDropCurve:- SoundCurve:- FaceVelocity:-
Pset_CoilTypeCommon | IfcCoil, IfcCoilType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET OperationalTemperatureRange:IfcThermodynamicTemperatureMeasure AirflowRateRange:IfcVolumetricFlowRateMeasure NominalSensibleCapacity:IfcPowerMeasure NominalLatentCapacity:IfcPowerMeasure NominalUA:IfcReal PlacementType=FLOOR/CEILING/UNIT/OTHER/NOTKNOWN/UNSET
Pset_CoilTypeHydronic | IfcCoil, IfcCoilType | FluidPressureRange:IfcPressureMeasure CoilCoolant=WATER/BRINE/GLYCOL/OTHER/NOTKNOWN/UNSET CoilConnectionDirection=LEFT/RIGHT/OTHER/NOTKNOWN/UNSET CoilFluidArrangement=CROSSFLOW/CROSSCOUNTERFLOW/CROSSPARALLELFLOW/OTHER/NOTKNOWN/UNSET CoilFaceArea:IfcAreaMeasure HeatExchangeSurfaceArea:IfcAreaMeasure PrimarySurfaceArea:IfcAreaMeasure SecondarySurfaceArea:IfcAreaMeasure TotalUACurves:IfcVolumetricFlowRateMeasure/IfcReal WaterPressureDropCurve:IfcPressureMeasure/IfcVolumetricFlowRateMeasure BypassFactor:IfcNormalisedRatioMeasure SensibleHeatRatio:IfcNormalisedRatioMeasure WetCoilFraction:IfcNormalisedRatioMeasure
Pset_ColumnCommon | IfcColumn, IfcColumnType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET Slope:IfcPlaneAngleMeasure Roll:IfcPlaneAngleMeasure IsExternal:IfcBoolean ThermalTransmittance:IfcThermalTransmittanceMeasure LoadBearing:IfcBoolean FireRating:IfcLabel
Pset_CommunicationsAppliancePHistory | IfcCommunicationsAppliance | PowerState:-
Pset_CommunicationsApplianceTypeCommon | IfcCommunicationsAppliance, IfcCommunicationsApplianceType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_CompressorPHistory | IfcCompressor | CompressorCapacity:- EnergyEfficiencyRatio:- CoefficientOfPerformance:- VolumetricEfficiency:- CompressionEfficiency:- MechanicalEfficiency:- IsentropicEfficiency:- CompressorTotalEfficiency:- ShaftPower:- InputPower:- LubricantPumpHeatGain:- FrictionHeatGain:- CompressorTotalHeatGain:- FullLoadRatio:-
Pset_CompressorTypeCommon | IfcCompressor, IfcCompressorType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET PowerSource=MOTORDRIVEN/ENGINEDRIVEN/GASTURBINE/OTHER/NOTKNOWN/UNSET RefrigerantClass=CFC/HCFC/HFC/HYDROCARBONS/AMMONIA/CO2/H2O/OTHER/NOTKNOWN/UNSET MinimumPartLoadRatio:IfcPositiveRatioMeasure MaximumPartLoadRatio:IfcPositiveRatioMeasure CompressorSpeed:IfcRotationalFrequencyMeasure NominalCapacity:IfcPowerMeasure IdealCapacity:IfcPowerMeasure IdealShaftPower:IfcPowerMeasure HasHotGasBypass:IfcBoolean ImpellerDiameter:IfcPositiveLengthMeasure
Pset_ConcreteElementGeneral | IfcBeam, IfcBuildingElementProxy, IfcChimney, IfcColumn, IfcFooting, IfcMember, IfcPile, IfcPlate, IfcRailing, IfcRamp, IfcRampFlight, IfcRoof, IfcSlab, IfcStair, IfcStairFlight, IfcWall, IfcCivilElement, IfcBeamType, IfcBuildingElementProxyType, IfcChimneyType, IfcColumnType, IfcFootingType, IfcMemberType, IfcPileType, IfcPlateType, IfcRailingType, IfcRampType, IfcRampFlightType, IfcRoofType, IfcSlabType, IfcStairType, IfcStairFlightType, IfcWallType, IfcCivilElementType | ConstructionMethod:IfcLabel StructuralClass:IfcLabel StrengthClass:IfcLabel ExposureClass:IfcLabel ReinforcementVolumeRatio:IfcMassDensityMeasure ReinforcementAreaRatio:IfcAreaDensityMeasure DimensionalAccuracyClass:IfcLabel ConstructionToleranceClass:IfcLabel ConcreteCover:IfcPositiveLengthMeasure ConcreteCoverAtMainBars:IfcPositiveLengthMeasure ConcreteCoverAtLinks:IfcPositiveLengthMeasure ReinforcementStrengthClass:IfcLabel
Pset_CondenserPHistory | IfcCondenser | HeatRejectionRate:- ExteriorHeatTransferCoefficient:- InteriorHeatTransferCoefficient:- RefrigerantFoulingResistance:- CondensingTemperature:- LogarithmicMeanTemperatureDifference:- UAcurves:- CompressorCondenserHeatGain:- CompressorCondenserPressureDrop:- CondenserMeanVoidFraction:- WaterFoulingResistance:-
Pset_CondenserTypeCommon | IfcCondenser, IfcCondenserType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET RefrigerantClass=CFC/HCFC/HFC/HYDROCARBONS/AMMONIA/CO2/H2O/OTHER/NOTKNOWN/UNSET ExternalSurfaceArea:IfcAreaMeasure InternalSurfaceArea:IfcAreaMeasure InternalRefrigerantVolume:IfcVolumeMeasure InternalWaterVolume:IfcVolumeMeasure NominalHeatTransferArea:IfcAreaMeasure NominalHeatTransferCoefficient:IfcThermalTransmittanceMeasure
Pset_Condition | IfcElement, IfcElementType | AssessmentDate:IfcDate AssessmentCondition:IfcLabel AssessmentDescription:IfcText
Pset_ConstructionResource | IfcConstructionResource, IfcConstructionResourceType | ScheduleWork:- ActualWork:- RemainingWork:- ScheduleCost:- ActualCost:- RemainingCost:- ScheduleCompletion:- ActualCompletion:-
Pset_ControllerPHistory | IfcController | Value:- Quality:- Status:-
Pset_ControllerTypeCommon | IfcController, IfcControllerType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_ControllerTypeFloating | IfcController/FLOATING, IfcControllerType/FLOATING | ControlType=CONSTANT/MODIFIER/ABSOLUTE/INVERSE/HYSTERESIS/RUNNINGAVERAGE/DERIVATIVE/INTEGRAL/BINARY/ACCUMULATOR/PULSECONVERTER/LOWERLIMITCONTROL/UPPERLIMITCONTROL/SUM/SUBTRACT/PRODUCT/DIVIDE/AVERAGE/MAXIMUM/MINIMUM/REPORT/SPLIT/INPUT/OUTPUT/VARIABLE/OTHER/NOTKNOWN/UNSET Labels:IfcLabel/IfcReal Range:IfcReal Value:IfcReal SignalOffset:IfcReal SignalFactor:IfcReal SignalTime:IfcTimeMeasure
Pset_ControllerTypeMultiPosition | IfcController/MULTIPOSITION, IfcControllerType/MULTIPOSITION | ControlType=INPUT/OUTPUT/VARIABLE/OTHER/NOTKNOWN/UNSET Labels:IfcLabel/IfcInteger Range:IfcInteger Value:IfcInteger
Pset_ControllerTypeProgrammable | IfcController/PROGRAMMABLE, IfcControllerType/PROGRAMMABLE | ControlType=PRIMARY/SECONDARY/OTHER/NOTKNOWN/UNSET FirmwareVersion:IfcLabel SoftwareVersion:IfcLabel Application=ModemController/TelephoneDirectory/FanCoilUnitController/RoofTopUnitController/UnitVentilatorController/SpaceConfortController/VAV/PumpController/BoilerController/DischargeAirController/OccupancyController/ConstantLightController/SceneController/PartitionWallController/RealTimeKeeper/RealTimeBasedScheduler/LightingPanelController/SunblindController/OTHER/NOTKNOWN/UNSET
Pset_ControllerTypeProportional | IfcController/PROPORTIONAL, IfcControllerType/PROPORTIONAL | ControlType=PROPORTIONAL/PROPORTIONALINTEGRAL/PROPORTIONALINTEGRALDERIVATIVE/OTHER/NOTKNOWN/UNSET Labels:IfcLabel/IfcReal Range:IfcReal Value:IfcReal ProportionalConstant:IfcReal IntegralConstant:IfcReal DerivativeConstant:IfcReal SignalTimeIncrease:IfcTimeMeasure SignalTimeDecrease:IfcTimeMeasure
Pset_ControllerTypeTwoPosition | IfcController/TWOPOSITION, IfcControllerType/TWOPOSITION | ControlType=NOT/AND/OR/XOR/LOWERLIMITSWITCH/UPPERLIMITSWITCH/LOWERBANDSWITCH/UPPERBANDSWITCH/AVERAGE/CALENDAR/INPUT/OUTPUT/VARIABLE/OTHER/NOTKNOWN/UNSET Labels:IfcLabel/IfcBoolean Polarity:IfcBoolean Value:IfcBoolean
Pset_CooledBeamPHistory | IfcCooledBeam | TotalCoolingCapacity:- TotalHeatingCapacity:- BeamCoolingCapacity:- BeamHeatingCapacity:- CoolingWaterFlowRate:- HeatingWaterFlowRate:- CorrectionFactorForCooling:- CorrectionFactorForHeating:- WaterPressureDropCurves:- SupplyWaterTemperatureCooling:- ReturnWaterTemperatureCooling:- SupplyWaterTemperatureHeating:- ReturnWaterTemperatureHeating:-
Pset_CooledBeamPHistoryActive | IfcCooledBeam/ACTIVE | AirFlowRate:- Throw:- AirPressureDropCurves:-
Pset_CooledBeamTypeActive | IfcCooledBeam/ACTIVE, IfcCooledBeamType/ACTIVE | AirFlowConfiguration=BIDIRECTIONAL/UNIDIRECTIONALRIGHT/UNIDIRECTIONALLEFT/OTHER/NOTKNOWN/UNSET AirflowRateRange:IfcVolumetricFlowRateMeasure SupplyAirConnectionType=STRAIGHT/RIGHT/LEFT/TOP/OTHER/NOTKNOWN/UNSET ConnectionSize:IfcLengthMeasure
Pset_CooledBeamTypeCommon | IfcCooledBeam, IfcCooledBeamType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET IsFreeHanging:IfcBoolean PipeConnection=STRAIGHT/RIGHT/LEFT/TOP/OTHER/NOTKNOWN/UNSET WaterFlowControlSystemType=NONE/ONOFFVALVE/2WAYVALVE/3WAYVALVE/OTHER/NOTKNOWN/UNSET WaterPressureRange:IfcPressureMeasure NominalCoolingCapacity:IfcPowerMeasure NominalSurroundingTemperatureCooling:IfcThermodynamicTemperatureMeasure NominalSurroundingHumidityCooling:IfcNormalisedRatioMeasure NominalSupplyWaterTemperatureCooling:IfcThermodynamicTemperatureMeasure NominalReturnWaterTemperatureCooling:IfcThermodynamicTemperatureMeasure NominalWaterFlowCooling:IfcVolumetricFlowRateMeasure NominalHeatingCapacity:IfcPowerMeasure NominalSurroundingTemperatureHeating:IfcThermodynamicTemperatureMeasure NominalSupplyWaterTemperatureHeating:IfcThermodynamicTemperatureMeasure NominalReturnWaterTemperatureHeating:IfcThermodynamicTemperatureMeasure NominalWaterFlowHeating:IfcVolumetricFlowRateMeasure IntegratedLightingType=NONE/DIRECT/INDIRECT/DIRECTANDINDIRECT/OTHER/NOTKNOWN/UNSET FinishColor:IfcLabel CoilLength:IfcPositiveLengthMeasure CoilWidth:IfcPositiveLengthMeasure
Pset_CoolingTowerPHistory | IfcCoolingTower | Capacity:- HeatTransferCoefficient:- SumpHeaterPower:- UACurve:- Performance:-
Pset_CoolingTowerTypeCommon | IfcCoolingTower, IfcCoolingTowerType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET NominalCapacity:IfcPowerMeasure CircuitType=OPENCIRCUIT/CLOSEDCIRCUITWET/CLOSEDCIRCUITDRY/CLOSEDCIRCUITDRYWET/OTHER/NOTKNOWN/UNSET FlowArrangement=COUNTERFLOW/CROSSFLOW/PARALLELFLOW/OTHER/NOTKNOWN/UNSET SprayType=SPRAYFILLED/SPLASHTYPEFILL/FILMTYPEFILL/OTHER/NOTKNOWN/UNSET CapacityControl=FANCYCLING/TWOSPEEDFAN/VARIABLESPEEDFAN/DAMPERSCONTROL/BYPASSVALVECONTROL/MULTIPLESERIESPUMPS/TWOSPEEDPUMP/VARIABLESPEEDPUMP/OTHER/NOTKNOWN/UNSET ControlStrategy=FIXEDEXITINGWATERTEMP/WETBULBTEMPRESET/OTHER/NOTKNOWN/UNSET NumberOfCells:IfcInteger BasinReserveVolume:IfcVolumeMeasure LiftElevationDifference:IfcPositiveLengthMeasure WaterRequirement:IfcVolumetricFlowRateMeasure OperationTemperatureRange:IfcThermodynamicTemperatureMeasure AmbientDesignDryBulbTemperature:IfcThermodynamicTemperatureMeasure AmbientDesignWetBulbTemperature:IfcThermodynamicTemperatureMeasure
Pset_CoveringCeiling | IfcCovering/CEILING, IfcCoveringType/CEILING | Permeability:IfcNormalisedRatioMeasure TileLength:IfcPositiveLengthMeasure TileWidth:IfcPositiveLengthMeasure
Pset_CoveringCommon | IfcCovering, IfcCoveringType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET AcousticRating:IfcLabel FlammabilityRating:IfcLabel FragilityRating:IfcLabel Combustible:IfcBoolean SurfaceSpreadOfFlame:IfcLabel Finish:IfcText IsExternal:IfcBoolean ThermalTransmittance:IfcThermalTransmittanceMeasure FireRating:IfcLabel
Pset_CoveringFlooring | IfcCovering/FLOORING, IfcCoveringType/FLOORING | HasNonSkidSurface:IfcBoolean HasAntiStaticSurface:IfcBoolean
Pset_CurtainWallCommon | IfcCurtainWall, IfcCurtainWallType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET AcousticRating:IfcLabel FireRating:IfcLabel Combustible:IfcBoolean SurfaceSpreadOfFlame:IfcLabel ThermalTransmittance:IfcThermalTransmittanceMeasure IsExternal:IfcBoolean
Pset_DamperOccurrence | IfcDamper | SizingMethod=NOMINAL/EXACT/NOTKNOWN/UNSET
Pset_DamperPHistory | IfcDamper | AirFlowRate:- Leakage:- PressureDrop:- BladePositionAngle:- DamperPosition:- PressureLossCoefficient:-
Pset_DamperTypeCommon | IfcDamper, IfcDamperType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET Operation=AUTOMATIC/MANUAL/OTHER/NOTKNOWN/UNSET Orientation=VERTICAL/HORIZONTAL/VERTICALORHORIZONTAL/OTHER/NOTKNOWN/UNSET BladeThickness:IfcPositiveLengthMeasure BladeAction=FOLDINGCURTAIN/PARALLEL/OPPOSED/SINGLE/OTHER/NOTKNOWN/UNSET BladeShape=FLAT/FABRICATEDAIRFOIL/EXTRUDEDAIRFOIL/OTHER/NOTKNOWN/UNSET BladeEdge=CRIMPED/UNCRIMPED/OTHER/NOTKNOWN/UNSET NumberofBlades:IfcInteger FaceArea:IfcAreaMeasure MaximumAirFlowRate:IfcVolumetricFlowRateMeasure TemperatureRange:IfcThermodynamicTemperatureMeasure MaximumWorkingPressure:IfcPressureMeasure TemperatureRating:IfcThermodynamicTemperatureMeasure NominalAirFlowRate:IfcVolumetricFlowRateMeasure OpenPressureDrop:IfcPressureMeasure LeakageFullyClosed:IfcVolumetricFlowRateMeasure LossCoefficentCurve:IfcReal/IfcPositivePlaneAngleMeasure LeakageCurve:IfcPressureMeasure/IfcVolumetricFlowRateMeasure RegeneratedSoundCurve:IfcSoundPressureMeasure/IfcVolumetricFlowRateMeasure FrameType:IfcLabel FrameDepth:IfcPositiveLengthMeasure FrameThickness:IfcPositiveLengthMeasure CloseOffRating:IfcPressureMeasure
Pset_DamperTypeControlDamper | IfcDamper/CONTROLDAMPER, IfcDamperType/CONTROLDAMPER | TorqueRange:IfcTorqueMeasure ControlDamperOperation=LINEAR/EXPONENTIAL/OTHER/NOTKNOWN/UNSET
Pset_DamperTypeFireDamper | IfcDamper/FIREDAMPER, IfcDamperType/FIREDAMPER | ActuationType=GRAVITY/SPRING/OTHER/NOTKNOWN/UNSET ClosureRatingEnum=DYNAMIC/STATIC/OTHER/NOTKNOWN/UNSET FireResistanceRating:IfcLabel FusibleLinkTemperature:IfcThermodynamicTemperatureMeasure
Pset_DamperTypeFireSmokeDamper | IfcDamper/FIRESMOKEDAMPER, IfcDamperType/FIRESMOKEDAMPER | ControlType:IfcLabel ActuationType=GRAVITY/SPRING/OTHER/NOTKNOWN/UNSET ClosureRatingEnum=DYNAMIC/STATIC/OTHER/NOTKNOWN/UNSET FireResistanceRating:IfcLabel FusibleLinkTemperature:IfcThermodynamicTemperatureMeasure
Pset_DamperTypeSmokeDamper | IfcDamper/SMOKEDAMPER, IfcDamperType/SMOKEDAMPER | ControlType:IfcLabel
Pset_DiscreteAccessoryColumnShoe | IfcDiscreteAccessory/SHOE, IfcDiscreteAccessoryType/SHOE | ColumnShoeBasePlateThickness:IfcPositiveLengthMeasure ColumnShoeBasePlateWidth:IfcPositiveLengthMeasure ColumnShoeBasePlateDepth:IfcPositiveLengthMeasure ColumnShoeCasingHeight:IfcPositiveLengthMeasure ColumnShoeCasingWidth:IfcPositiveLengthMeasure ColumnShoeCasingDepth:IfcPositiveLengthMeasure
Pset_DiscreteAccessoryCornerFixingPlate | IfcDiscreteAccessory/Corner fixing plate, IfcDiscreteAccessoryType/Corner fixing plate | CornerFixingPlateLength:IfcPositiveLengthMeasure CornerFixingPlateThickness:IfcPositiveLengthMeasure CornerFixingPlateFlangeWidthInPlaneZ:IfcPositiveLengthMeasure CornerFixingPlateFlangeWidthInPlaneX:IfcPositiveLengthMeasure
Pset_DiscreteAccessoryDiagonalTrussConnector | IfcDiscreteAccessory/Diagonal truss connector, IfcDiscreteAccessoryType/Diagonal truss connector | DiagonalTrussHeight:IfcPositiveLengthMeasure DiagonalTrussLength:IfcPositiveLengthMeasure DiagonalTrussCrossBarSpacing:IfcPositiveLengthMeasure DiagonalTrussBaseBarDiameter:IfcPositiveLengthMeasure DiagonalTrussSecondaryBarDiameter:IfcPositiveLengthMeasure DiagonalTrussCrossBarDiameter:IfcPositiveLengthMeasure
Pset_DiscreteAccessoryEdgeFixingPlate | IfcDiscreteAccessory/Edge fixing plate, IfcDiscreteAccessoryType/Edge fixing plate | EdgeFixingPlateLength:IfcPositiveLengthMeasure EdgeFixingPlateThickness:IfcPositiveLengthMeasure EdgeFixingPlateFlangeWidthInPlaneZ:IfcPositiveLengthMeasure EdgeFixingPlateFlangeWidthInPlaneX:IfcPositiveLengthMeasure
Pset_DiscreteAccessoryFixingSocket | IfcDiscreteAccessory/Fixing socket, IfcDiscreteAccessoryType/Fixing socket | FixingSocketTypeReference:- FixingSocketHeight:IfcPositiveLengthMeasure FixingSocketThreadDiameter:IfcPositiveLengthMeasure FixingSocketThreadLength:IfcPositiveLengthMeasure
Pset_DiscreteAccessoryLadderTrussConnector | IfcDiscreteAccessory/Ladder truss connector, IfcDiscreteAccessoryType/Ladder truss connector | LadderTrussHeight:IfcPositiveLengthMeasure LadderTrussLength:IfcPositiveLengthMeasure LadderTrussCrossBarSpacing:IfcPositiveLengthMeasure LadderTrussBaseBarDiameter:IfcPositiveLengthMeasure LadderTrussSecondaryBarDiameter:IfcPositiveLengthMeasure LadderTrussCrossBarDiameter:IfcPositiveLengthMeasure
Pset_DiscreteAccessoryStandardFixingPlate | IfcDiscreteAccessory/Standard fixing plate, IfcDiscreteAccessoryType/Standard fixing plate | StandardFixingPlateWidth:IfcPositiveLengthMeasure StandardFixingPlateDepth:IfcPositiveLengthMeasure StandardFixingPlateThickness:IfcPositiveLengthMeasure
Pset_DiscreteAccessoryWireLoop | IfcDiscreteAccessory/Wire loop, IfcDiscreteAccessoryType/Wire loop | WireLoopBasePlateThickness:IfcPositiveLengthMeasure WireLoopBasePlateWidth:IfcPositiveLengthMeasure WireLoopBasePlateLength:IfcPositiveLengthMeasure WireDiameter:IfcPositiveLengthMeasure WireEmbeddingLength:IfcPositiveLengthMeasure WireLoopLength:IfcPositiveLengthMeasure
Pset_DistributionChamberElementCommon | IfcDistributionChamberElement, IfcDistributionChamberElementType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_DistributionChamberElementTypeFormedDuct | IfcDistributionChamberElement/FORMEDDUCT, IfcDistributionChamberElementType/FORMEDDUCT | ClearWidth:IfcPositiveLengthMeasure ClearDepth:IfcPositiveLengthMeasure WallThickness:IfcPositiveLengthMeasure BaseThickness:IfcPositiveLengthMeasure AccessCoverLoadRating:IfcText
Pset_DistributionChamberElementTypeInspectionChamber | IfcDistributionChamberElement/INSPECTIONCHAMBER, IfcDistributionChamberElementType/INSPECTIONCHAMBER | ChamberLengthOrRadius:IfcPositiveLengthMeasure ChamberWidth:IfcPositiveLengthMeasure InvertLevel:IfcLengthMeasure SoffitLevel:IfcLengthMeasure WallMaterial:- WallThickness:IfcPositiveLengthMeasure BaseMaterial:- BaseThickness:IfcPositiveLengthMeasure WithBackdrop:IfcBoolean AccessCoverMaterial:- AccessLengthOrRadius:IfcPositiveLengthMeasure AccessWidth:IfcPositiveLengthMeasure AccessCoverLoadRating:IfcText
Pset_DistributionChamberElementTypeInspectionPit | IfcDistributionChamberElement/INSPECTIONPIT, IfcDistributionChamberElementType/INSPECTIONPIT | Length:IfcPositiveLengthMeasure Width:IfcPositiveLengthMeasure Depth:IfcPositiveLengthMeasure
Pset_DistributionChamberElementTypeManhole | IfcDistributionChamberElement/MANHOLE, IfcDistributionChamberElementType/MANHOLE | InvertLevel:IfcLengthMeasure SoffitLevel:IfcLengthMeasure WallMaterial:- WallThickness:IfcPositiveLengthMeasure BaseMaterial:- BaseThickness:IfcPositiveLengthMeasure IsShallow:IfcBoolean HasSteps:IfcBoolean WithBackdrop:IfcBoolean AccessCoverMaterial:- AccessLengthOrRadius:IfcPositiveLengthMeasure AccessWidth:IfcPositiveLengthMeasure AccessCoverLoadRating:IfcText
Pset_DistributionChamberElementTypeMeterChamber | IfcDistributionChamberElement/METERCHAMBER, IfcDistributionChamberElementType/METERCHAMBER | ChamberLengthOrRadius:IfcPositiveLengthMeasure ChamberWidth:IfcPositiveLengthMeasure WallMaterial:- WallThickness:IfcPositiveLengthMeasure BaseMaterial:- BaseThickness:IfcPositiveLengthMeasure AccessCoverMaterial:-
Pset_DistributionChamberElementTypeSump | IfcDistributionChamberElement/SUMP, IfcDistributionChamberElementType/SUMP | Length:IfcPositiveLengthMeasure Width:IfcPositiveLengthMeasure InvertLevel:IfcPositiveLengthMeasure
Pset_DistributionChamberElementTypeTrench | IfcDistributionChamberElement/TRENCH, IfcDistributionChamberElementType/TRENCH | Width:IfcPositiveLengthMeasure Depth:IfcPositiveLengthMeasure InvertLevel:IfcLengthMeasure
Pset_DistributionChamberElementTypeValveChamber | IfcDistributionChamberElement/VALVECHAMBER, IfcDistributionChamberElementType/VALVECHAMBER | ChamberLengthOrRadius:IfcPositiveLengthMeasure ChamberWidth:IfcPositiveLengthMeasure WallMaterial:- WallThickness:IfcPositiveLengthMeasure BaseMaterial:- BaseThickness:IfcPositiveLengthMeasure AccessCoverMaterial:-
Pset_DistributionPortCommon | IfcDistributionPort | PortNumber:IfcInteger ColorCode:IfcLabel
Pset_DistributionPortPHistoryCable | IfcDistributionPort/CABLE | Current:- Voltage:- RealPower:- ReactivePower:- ApparentPower:- PowerFactor:- DataTransmitted:- DataReceived:-
Pset_DistributionPortPHistoryDuct | IfcDistributionPort/DUCT | Temperature:- WetBulbTemperature:- VolumetricFlowRate:- MassFlowRate:- FlowCondition:- Velocity:- Pressure:-
Pset_DistributionPortPHistoryPipe | IfcDistributionPort/PIPE | Temperature:- Pressure:- Flowrate:-
Pset_DistributionPortTypeCable | IfcDistributionPort/CABLE | ConnectionType=ACPLUG/DCPLUG/CRIMPCOAXIAL/RJ/RADIO/DIN/DSUB/DVI/EIAJ/HDMI/RCA/TRS/XLR/OTHER/NOTKNOWN/UNSET ConnectionSubtype:IfcLabel ConnectionGender=MALE/FEMALE/OTHER/NOTKNOWN/UNSET ConductorFunction=PHASE_L1/PHASE_L2/PHASE_L3/NEUTRAL/PROTECTIVEEARTH/PROTECTIVEEARTHNEUTRAL/OTHER/NOTKNOWN/UNSET CurrentContent3rdHarmonic:IfcPositiveRatioMeasure Current:IfcElectricCurrentMeasure Voltage:IfcElectricVoltageMeasure Power:IfcPowerMeasure Protocols:IfcIdentifier
Pset_DistributionPortTypeDuct | IfcDistributionPort/DUCT | ConnectionType=BEADEDSLEEVE/COMPRESSION/CRIMP/DRAWBAND/DRIVESLIP/FLANGED/OUTSIDESLEEVE/SLIPON/SOLDERED/SSLIP/STANDINGSEAM/SWEDGE/WELDED/OTHER/NONE/USERDEFINED/NOTDEFINED ConnectionSubType:IfcLabel NominalWidth:IfcPositiveLengthMeasure NominalHeight:IfcPositiveLengthMeasure NominalThickness:IfcPositiveLengthMeasure DryBulbTemperature:IfcThermodynamicTemperatureMeasure WetBulbTemperature:IfcThermodynamicTemperatureMeasure VolumetricFlowRate:IfcVolumetricFlowRateMeasure Velocity:IfcLinearVelocityMeasure Pressure:IfcPressureMeasure
Pset_DistributionPortTypePipe | IfcDistributionPort/PIPE | ConnectionType=BRAZED/COMPRESSION/FLANGED/GROOVED/OUTSIDESLEEVE/SOLDERED/SWEDGE/THREADED/WELDED/OTHER/NONE/UNSET ConnectionSubType:IfcLabel NominalDiameter:IfcPositiveLengthMeasure InnerDiameter:IfcPositiveLengthMeasure OuterDiameter:IfcPositiveLengthMeasure Temperature:IfcThermodynamicTemperatureMeasure VolumetricFlowRate:IfcVolumetricFlowRateMeasure MassFlowRate:IfcMassFlowRateMeasure FlowCondition:IfcPositiveRatioMeasure Velocity:IfcLinearVelocityMeasure Pressure:IfcPressureMeasure
Pset_DistributionSystemCommon | IfcDistributionSystem | Reference:IfcIdentifier
Pset_DistributionSystemTypeElectrical | IfcDistributionSystem/ELECTRICAL | ElectricalSystemType=TN/TN_C/TN_S/TN_C_S/TT/IT/OTHER/NOTKNOWN/UNSET ElectricalSystemCategory=HIGHVOLTAGE/LOWVOLTAGE/EXTRALOWVOLTAGE/OTHER/NOTKNOWN/UNSET Diversity:IfcPositiveRatioMeasure NumberOfLiveConductors:IfcInteger MaximumAllowedVoltageDrop:IfcElectricVoltageMeasure NetImpedance:IfcElectricResistanceMeasure
Pset_DistributionSystemTypeVentilation | IfcDistributionSystem/VENTILATION | DesignName:IfcLabel DuctSizingMethod=CONSTANTFRICTION/CONSTANTPRESSURE/STATICREGAIN/OTHER/NOTKNOWN/UNSET PressureClass:IfcPressureMeasure LeakageClass:IfcPressureMeasure FrictionLoss:IfcReal ScrapFactor:IfcReal DuctSealant:- MaximumVelocity:IfcLinearVelocityMeasure AspectRatio:IfcReal MinimumHeight:IfcPositiveLengthMeasure MinimumWidth:IfcPositiveLengthMeasure
Pset_DoorCommon | IfcDoor, IfcDoorType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET FireRating:IfcLabel AcousticRating:IfcLabel SecurityRating:IfcLabel DurabilityRating:IfcLabel HygrothermalRating:IfcLabel WaterTightnessRating:IfcLabel MechanicalLoadRating:IfcLabel WindLoadRating:IfcLabel Infiltration:IfcVolumetricFlowRateMeasure IsExternal:IfcBoolean ThermalTransmittance:IfcThermalTransmittanceMeasure GlazingAreaFraction:IfcPositiveRatioMeasure HandicapAccessible:IfcBoolean FireExit:IfcBoolean HasDrive:IfcBoolean SelfClosing:IfcBoolean SmokeStop:IfcBoolean
Pset_DoorWindowGlazingType | IfcDoor, IfcWindow, IfcDoorType, IfcWindowType | GlassLayers:IfcCountMeasure GlassThickness1:IfcPositiveLengthMeasure GlassThickness2:IfcPositiveLengthMeasure GlassThickness3:IfcPositiveLengthMeasure FillGas:IfcLabel GlassColor:IfcLabel IsTempered:IfcBoolean IsLaminated:IfcBoolean IsCoated:IfcBoolean IsWired:IfcBoolean VisibleLightReflectance:IfcNormalisedRatioMeasure VisibleLightTransmittance:IfcNormalisedRatioMeasure SolarAbsorption:IfcNormalisedRatioMeasure SolarReflectance:IfcNormalisedRatioMeasure SolarTransmittance:IfcNormalisedRatioMeasure SolarHeatGainTransmittance:IfcNormalisedRatioMeasure ShadingCoefficient:IfcNormalisedRatioMeasure ThermalTransmittanceSummer:IfcThermalTransmittanceMeasure ThermalTransmittanceWinter:IfcThermalTransmittanceMeasure
Pset_DuctFittingOccurrence | IfcDuctFitting | InteriorRoughnessCoefficient:IfcPositiveLengthMeasure HasLiner:IfcBoolean Color:IfcLabel
Pset_DuctFittingPHistory | IfcDuctFitting | LossCoefficient:- AtmosphericPressure:- AirFlowLeakage:-
Pset_DuctFittingTypeCommon | IfcDuctFitting, IfcDuctFittingType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET PressureClass:IfcPressureMeasure PressureRange:IfcPressureMeasure TemperatureRange:IfcThermodynamicTemperatureMeasure
Pset_DuctSegmentOccurrence | IfcDuctSegment | InteriorRoughnessCoefficient:IfcPositiveLengthMeasure HasLiner:IfcBoolean Color:IfcLabel
Pset_DuctSegmentPHistory | IfcDuctSegment | LossCoefficient:- AtmosphericPressure:- LeakageCurve:- FluidFlowLeakage:-
Pset_DuctSegmentTypeCommon | IfcDuctSegment, IfcDuctSegmentType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET Shape=FLATOVAL/RECTANGULAR/ROUND/OTHER/NOTKNOWN/UNSET WorkingPressure:IfcPressureMeasure PressureRange:IfcPressureMeasure TemperatureRange:IfcThermodynamicTemperatureMeasure LongitudinalSeam:IfcText NominalDiameterOrWidth:IfcPositiveLengthMeasure NominalHeight:IfcPositiveLengthMeasure Reinforcement:IfcLabel ReinforcementSpacing:IfcPositiveLengthMeasure
Pset_DuctSilencerPHistory | IfcDuctSilencer | AirFlowRate:- AirPressureDropCurve:-
Pset_DuctSilencerTypeCommon | IfcDuctSilencer, IfcDuctSilencerType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET HydraulicDiameter:IfcLengthMeasure Length:IfcLengthMeasure Weight:IfcMassMeasure AirFlowrateRange:IfcVolumetricFlowRateMeasure WorkingPressureRange:IfcPressureMeasure TemperatureRange:IfcThermodynamicTemperatureMeasure HasExteriorInsulation:IfcBoolean
Pset_ElectricalDeviceCommon | IfcDistributionElement, IfcDistributionElementType | RatedCurrent:IfcElectricCurrentMeasure RatedVoltage:IfcElectricVoltageMeasure NominalFrequencyRange:IfcFrequencyMeasure PowerFactor:IfcNormalisedRatioMeasure ConductorFunction=L1/L2/L3 NumberOfPoles:IfcInteger HasProtectiveEarth:IfcBoolean InsulationStandardClass=CLASS0APPLIANCE/CLASS0IAPPLIANCE/CLASSIAPPLIANCE/CLASSIIAPPLIANCE/CLASSIIIAPPLIANCE/OTHER/NOTKNOWN/UNSET IP_Code:IfcLabel IK_Code:IfcLabel
Pset_ElectricAppliancePHistory | IfcElectricAppliance | PowerState:-
Pset_ElectricApplianceTypeCommon | IfcElectricAppliance, IfcElectricApplianceType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_ElectricApplianceTypeDishwasher | IfcElectricAppliance/DISHWASHER, IfcElectricApplianceType/DISHWASHER | DishwasherType=POTWASHER/TRAYWASHER/DISHWASHER/BOTTLEWASHER/CUTLERYWASHER/OTHER/UNKNOWN/UNSET
Pset_ElectricApplianceTypeElectricCooker | IfcElectricAppliance/ELECTRICCOOKER, IfcElectricApplianceType/ELECTRICCOOKER | ElectricCookerType=STEAMCOOKER/DEEPFRYER/STOVE/OVEN/TILTINGFRYINGPAN/COOKINGKETTLE/OTHER/UNKNOWN/UNSET
Pset_ElectricDistributionBoardOccurrence | IfcElectricDistributionBoard | IsMain:IfcBoolean IsSkilledOperator:IfcBoolean
Pset_ElectricDistributionBoardTypeCommon | IfcElectricDistributionBoard, IfcElectricDistributionBoardType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_ElectricFlowStorageDevicePHistory | IfcElectricFlowStorageDevice | Level:IfcNormalisedRatioMeasure
Pset_ElectricFlowStorageDeviceTypeCommon | IfcElectricFlowStorageDevice, IfcElectricFlowStorageDeviceType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET NominalSupplyVoltage:IfcElectricVoltageMeasure NominalSupplyVoltageOffset:IfcElectricVoltageMeasure NominalFrequency:IfcFrequencyMeasure ConnectedConductorFunction=PHASE_L1/PHASE_L2/PHASE_L3/NEUTRAL/PROTECTIVEEARTH/PROTECTIVEEARTHNEUTRAL/OTHER/NOTKNOWN/UNSET ShortCircuit3PoleMaximumState:IfcElectricCurrentMeasure ShortCircuit3PolePowerFactorMaximumState:IfcReal ShortCircuit2PoleMinimumState:IfcElectricCurrentMeasure ShortCircuit2PolePowerFactorMinimumState:IfcReal ShortCircuit1PoleMaximumState:IfcElectricCurrentMeasure ShortCircuit1PolePowerFactorMaximumState:IfcReal ShortCircuit1PoleMinimumState:IfcElectricCurrentMeasure ShortCircuit1PolePowerFactorMinimumState:IfcReal EarthFault1PoleMaximumState:IfcElectricCurrentMeasure EarthFault1PolePowerFactorMaximumState:IfcReal EarthFault1PoleMinimumState:IfcElectricCurrentMeasure EarthFault1PolePowerFactorMinimumState:IfcReal
Pset_ElectricGeneratorTypeCommon | IfcElectricGenerator, IfcElectricGeneratorType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET ElectricGeneratorEfficiency:IfcPositiveRatioMeasure StartCurrentFactor:IfcReal MaximumPowerOutput:IfcPowerMeasure
Pset_ElectricMotorTypeCommon | IfcElectricMotor, IfcElectricMotorType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET MaximumPowerOutput:IfcPowerMeasure ElectricMotorEfficiency:IfcPositiveRatioMeasure StartCurrentFactor:IfcReal StartingTime:IfcTimeMeasure TeTime:IfcTimeMeasure LockedRotorCurrent:IfcElectricCurrentMeasure MotorEnclosureType=OPENDRIPPROOF/TOTALLYENCLOSEDAIROVER/TOTALLYENCLOSEDFANCOOLED/TOTALLYENCLOSEDNONVENTILATED/OTHER/NOTKNOWN/UNSET FrameSize:IfcLabel IsGuarded:IfcBoolean HasPartWinding:IfcBoolean
Pset_ElectricTimeControlTypeCommon | IfcElectricTimeControl, IfcElectricTimeControlType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_ElementAssemblyCommon | IfcElementAssembly, IfcElementAssemblyType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_ElementComponentCommon | IfcElementComponent, IfcElementComponentType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET DeliveryType=CAST_IN_PLACE/WELDED_TO_STRUCTURE/LOOSE/ATTACHED_FOR_DELIVERY/PRECAST/NOTDEFINED CorrosionTreatment=PAINTED/EPOXYCOATED/GALVANISED/STAINLESS/NONE/NOTDEFINED
Pset_EngineTypeCommon | IfcEngine, IfcEngineType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET EnergySource=DIESEL/GASOLINE/NATURALGAS/PROPANE/BIODIESEL/SEWAGEGAS/HYDROGEN/BIFUEL/OTHER/UNKNOWN/UNSET
Pset_EnvironmentalImpactIndicators | IfcElement, IfcElementType | Reference:IfcIdentifier FunctionalUnitReference:IfcLabel Unit:IfcText LifeCyclePhase=Acquisition/Cradletosite/Deconstruction/Disposal/Disposaltransport/Growth/Installation/Maintenance/Manufacture/Occupancy/Operation/Procurement/Production/Productiontransport/Recovery/Refurbishment/Repair/Replacement/Transport/Usage/Waste/Wholelifecycle/UserDefined/NotDefined ExpectedServiceLife:IfcTimeMeasure TotalPrimaryEnergyConsumptionPerUnit:IfcEnergyMeasure WaterConsumptionPerUnit:IfcVolumeMeasure HazardousWastePerUnit:IfcMassMeasure NonHazardousWastePerUnit:IfcMassMeasure ClimateChangePerUnit:IfcMassMeasure AtmosphericAcidificationPerUnit:IfcMassMeasure RenewableEnergyConsumptionPerUnit:IfcEnergyMeasure NonRenewableEnergyConsumptionPerUnit:IfcEnergyMeasure ResourceDepletionPerUnit:IfcMassMeasure InertWastePerUnit:IfcMassMeasure RadioactiveWastePerUnit:IfcMassMeasure StratosphericOzoneLayerDestructionPerUnit:IfcMassMeasure PhotochemicalOzoneFormationPerUnit:IfcMassMeasure EutrophicationPerUnit:IfcMassMeasure
Pset_EnvironmentalImpactValues | IfcElement, IfcElementType | TotalPrimaryEnergyConsumption:IfcEnergyMeasure WaterConsumption:IfcVolumeMeasure HazardousWaste:IfcMassMeasure NonHazardousWaste:IfcMassMeasure ClimateChange:IfcMassMeasure AtmosphericAcidification:IfcMassMeasure RenewableEnergyConsumption:IfcEnergyMeasure NonRenewableEnergyConsumption:IfcEnergyMeasure ResourceDepletion:IfcMassMeasure InertWaste:IfcMassMeasure RadioactiveWaste:IfcMassMeasure StratosphericOzoneLayerDestruction:IfcMassMeasure PhotochemicalOzoneFormation:IfcMassMeasure Eutrophication:IfcMassMeasure LeadInTime:IfcDuration Duration:IfcDuration LeadOutTime:IfcDuration
Pset_EvaporativeCoolerPHistory | IfcEvaporativeCooler | WaterSumpTemperature:- Effectiveness:- SensibleHeatTransferRate:- LatentHeatTransferRate:- TotalHeatTransferRate:-
Pset_EvaporativeCoolerTypeCommon | IfcEvaporativeCooler, IfcEvaporativeCoolerType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET FlowArrangement=COUNTERFLOW/CROSSFLOW/PARALLELFLOW/OTHER/NOTKNOWN/UNSET HeatExchangeArea:IfcAreaMeasure OperationTemperatureRange:IfcThermodynamicTemperatureMeasure WaterRequirement:IfcVolumetricFlowRateMeasure EffectivenessTable:IfcReal/IfcVolumetricFlowRateMeasure AirPressureDropCurve:IfcPressureMeasure/IfcVolumetricFlowRateMeasure WaterPressDropCurve:IfcPressureMeasure/IfcVolumetricFlowRateMeasure
Pset_EvaporatorPHistory | IfcEvaporator | HeatRejectionRate:- ExteriorHeatTransferCoefficient:- InteriorHeatTransferCoefficient:- RefrigerantFoulingResistance:- EvaporatingTemperature:- LogarithmicMeanTemperatureDifference:- UAcurves:- CompressorEvaporatorHeatGain:- CompressorEvaporatorPressureDrop:- EvaporatorMeanVoidFraction:- WaterFoulingResistance:-
Pset_EvaporatorTypeCommon | IfcEvaporator, IfcEvaporatorType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET EvaporatorMediumType=COLDLIQUID/COLDAIR/OTHER/NOTKNOWN/UNSET EvaporatorCoolant=WATER/BRINE/GLYCOL/OTHER/NOTKNOWN/UNSET RefrigerantClass=CFC/HCFC/HFC/HYDROCARBONS/AMMONIA/CO2/H2O/OTHER/NOTKNOWN/UNSET ExternalSurfaceArea:IfcAreaMeasure InternalSurfaceArea:IfcAreaMeasure InternalRefrigerantVolume:IfcVolumeMeasure InternalWaterVolume:IfcVolumeMeasure NominalHeatTransferArea:IfcAreaMeasure NominalHeatTransferCoefficient:IfcThermalTransmittanceMeasure
Pset_FanCentrifugal | IfcFan/CENTRIFUGAL, IfcFanType/CENTRIFUGAL | DischargePosition=TOPHORIZONTAL/TOPANGULARDOWN/TOPANGULARUP/DOWNBLAST/BOTTOMANGULARDOWN/BOTTOMHORIZONTAL/BOTTOMANGULARUP/UPBLAST/OTHER/NOTKNOWN/UNSET DirectionOfRotation=CLOCKWISE/COUNTERCLOCKWISE/OTHER/NOTKNOWN/UNSET Arrangement=ARRANGEMENT1/ARRANGEMENT2/ARRANGEMENT3/ARRANGEMENT4/ARRANGEMENT7/ARRANGEMENT8/ARRANGEMENT9/ARRANGEMENT10/OTHER/NOTKNOWN/UNSET
Pset_FanOccurrence | IfcFan | DischargeType=DUCT/SCREEN/LOUVER/DAMPER/OTHER/NOTKNOWN/UNSET ApplicationOfFan=SUPPLYAIR/RETURNAIR/EXHAUSTAIR/COOLINGTOWER/OTHER/NOTKNOWN/UNSET CoilPosition=DRAWTHROUGH/BLOWTHROUGH/OTHER/NOTKNOWN/UNSET MotorPosition=INAIRSTREAM/OUTOFAIRSTREAM/OTHER/NOTKNOWN/UNSET FanMountingType=MANUFACTUREDCURB/FIELDERECTEDCURB/CONCRETEPAD/SUSPENDED/WALLMOUNTED/DUCTMOUNTED/OTHER/NOTKNOWN/UNSET FractionOfMotorHeatToAirStream:IfcNormalisedRatioMeasure ImpellerDiameter:IfcPositiveLengthMeasure
Pset_FanPHistory | IfcFan | FanRotationSpeed:- WheelTipSpeed:- FanEfficiency:- OverallEfficiency:- FanPowerRate:- ShaftPowerRate:- DischargeVelocity:- DischargePressureLoss:- DrivePowerLoss:-
Pset_FanTypeCommon | IfcFan, IfcFanType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET MotorDriveType=DIRECTDRIVE/BELTDRIVE/COUPLING/OTHER/NOTKNOWN/UNSET CapacityControlType=INLETVANE/VARIABLESPEEDDRIVE/BLADEPITCHANGLE/TWOSPEED/DISCHARGEDAMPER/OTHER/NOTKNOWN/UNSET OperationTemperatureRange:IfcThermodynamicTemperatureMeasure NominalAirFlowRate:IfcVolumetricFlowRateMeasure NominalTotalPressure:IfcPressureMeasure NominalStaticPressure:IfcPressureMeasure NominalRotationSpeed:IfcRotationalFrequencyMeasure NominalPowerRate:IfcPowerMeasure OperationalCriteria:IfcTimeMeasure PressureCurve:IfcPressureMeasure/IfcVolumetricFlowRateMeasure EfficiencyCurve:IfcNormalisedRatioMeasure/IfcVolumetricFlowRateMeasure
Pset_FastenerWeld | IfcFastener/WELD, IfcFastenerType/WELD | Type1:IfcLabel Type2:IfcLabel Surface1:IfcLabel Surface2:IfcLabel Process:IfcInteger ProcessName:IfcLabel a:IfcPositiveLengthMeasure c:IfcPositiveLengthMeasure d:IfcPositiveLengthMeasure e:IfcPositiveLengthMeasure l:IfcPositiveLengthMeasure n:IfcCountMeasure s:IfcPositiveLengthMeasure z:IfcPositiveLengthMeasure Intermittent:IfcBoolean Staggered:IfcBoolean
Pset_FilterPHistory | IfcFilter | CountedEfficiency:- WeightedEfficiency:- ParticleMassHolding:-
Pset_FilterTypeAirParticleFilter | IfcFilter/AIRPARTICLEFILTER, IfcFilterType/AIRPARTICLEFILTER | AirParticleFilterType=COARSEMETALSCREEN/COARSECELLFOAMS/COARSESPUNGLASS/MEDIUMELECTRETFILTER/MEDIUMNATURALFIBERFILTER/HEPAFILTER/ULPAFILTER/MEMBRANEFILTERS/RENEWABLEMOVINGCURTIANDRYMEDIAFILTER/ELECTRICALFILTER/ROLLFORM/ADHESIVERESERVOIR/OTHER/NOTKNOWN/UNSET FrameMaterial:- SeparationType=BAG/PLEAT/TREADSEPARATION/OTHER/NOTKNOWN/UNSET DustHoldingCapacity:IfcMassMeasure FaceSurfaceArea:IfcAreaMeasure MediaExtendedArea:IfcAreaMeasure NominalCountedEfficiency:IfcReal NominalWeightedEfficiency:IfcReal PressureDropCurve:IfcPressureMeasure/IfcVolumetricFlowRateMeasure CountedEfficiencyCurve:IfcReal/IfcMassMeasure WeightedEfficiencyCurve:IfcReal/IfcMassMeasure
Pset_FilterTypeCommon | IfcFilter, IfcFilterType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET Weight:IfcMassMeasure InitialResistance:IfcPressureMeasure FinalResistance:IfcPressureMeasure OperationTemperatureRange:IfcThermodynamicTemperatureMeasure FlowRateRange:IfcVolumetricFlowRateMeasure NominalFilterFaceVelocity:IfcLinearVelocityMeasure NominalMediaSurfaceVelocity:IfcLinearVelocityMeasure NominalPressureDrop:IfcPressureMeasure NominalFlowrate:IfcVolumetricFlowRateMeasure NominalParticleGeometricMeanDiameter:IfcPositiveLengthMeasure NominalParticleGeometricStandardDeviation:IfcReal
Pset_FilterTypeCompressedAirFilter | IfcFilter/COMPRESSEDAIRFILTER, IfcFilterType/COMPRESSEDAIRFILTER | CompressedAirFilterType=ACTIVATEDCARBON/PARTICLE_FILTER/COALESCENSE_FILTER/OTHER/NOTKNOWN/UNSET OperationPressureMax:IfcPressureMeasure ParticleAbsorptionCurve:IfcPositiveRatioMeasure/IfcPositiveLengthMeasure AutomaticCondensateDischarge:IfcBoolean CloggingIndicator:IfcBoolean
Pset_FilterTypeWaterFilter | IfcFilter/WATERFILTER, IfcFilterType/WATERFILTER | WaterFilterType=FILTRATION_DIATOMACEOUSEARTH/FILTRATION_SAND/PURIFICATION_DEIONIZING/PURIFICATION_REVERSEOSMOSIS/SOFTENING_ZEOLITE/OTHER/NOTKNOWN/UNSET
Pset_FireSuppressionTerminalTypeBreechingInlet | IfcFireSuppressionTerminal/BREECHINGINLET, IfcFireSuppressionTerminalType/BREECHINGINLET | BreechingInletType=TWOWAY/FOURWAY/OTHER/USERDEFINED/NOTDEFINED InletDiameter:IfcPositiveLengthMeasure OutletDiameter:IfcPositiveLengthMeasure CouplingType=INSTANTANEOUS_FEMALE/INSTANTANEOUS_MALE/OTHER/USERDEFINED/NOTDEFINED HasCaps:IfcBoolean
Pset_FireSuppressionTerminalTypeCommon | IfcFireSuppressionTerminal, IfcFireSuppressionTerminalType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_FireSuppressionTerminalTypeFireHydrant | IfcFireSuppressionTerminal/FIREHYDRANT, IfcFireSuppressionTerminalType/FIREHYDRANT | FireHydrantType=DRYBARREL/WETBARREL/OTHER/NOTKNOWN/UNSET PumperConnectionSize:IfcPositiveLengthMeasure NumberOfHoseConnections:IfcInteger HoseConnectionSize:IfcPositiveLengthMeasure DischargeFlowRate:IfcVolumetricFlowRateMeasure FlowClass:IfcLabel WaterIsPotable:IfcBoolean PressureRating:IfcPressureMeasure BodyColor:IfcText CapColor:IfcText
Pset_FireSuppressionTerminalTypeHoseReel | IfcFireSuppressionTerminal/HOSEREEL, IfcFireSuppressionTerminalType/HOSEREEL | HoseReelType=RACK/REEL/OTHER/NOTKNOWN/UNSET HoseReelMountingType=CABINET_RECESSED/CABINET_SEMIRECESSED/SURFACE/OTHER/NOTKNOWN/UNSET InletConnectionSize:IfcPositiveLengthMeasure HoseDiameter:IfcPositiveLengthMeasure HoseLength:IfcPositiveLengthMeasure HoseNozzleType=FOG/STRAIGHTSTREAM/OTHER/NOTKNOWN/UNSET ClassOfService:IfcLabel ClassificationAuthority:IfcLabel
Pset_FireSuppressionTerminalTypeSprinkler | IfcFireSuppressionTerminal/SPRINKLER, IfcFireSuppressionTerminalType/SPRINKLER | SprinklerType=CEILING/CONCEALED/CUT-OFF/PENDANT/RECESSEDPENDANT/SIDEWALL/UPRIGHT/OTHER/NOTKNOWN/UNSET Activation=BULB/FUSIBLESOLDER/OTHER/NOTKNOWN/UNSET Response=QUICK/STANDARD/NOTKNOWN/UNSET ActivationTemperature:IfcThermodynamicTemperatureMeasure CoverageArea:IfcAreaMeasure HasDeflector:IfcBoolean BulbLiquidColor=ORANGE/RED/YELLOW/GREEN/BLUE/MAUVE/OTHER/NOTKNOWN/UNSET DischargeFlowRate:IfcVolumetricFlowRateMeasure ResidualFlowingPressure:IfcPressureMeasure DischargeCoefficient:IfcReal MaximumWorkingPressure:IfcPressureMeasure ConnectionSize:IfcPositiveLengthMeasure
Pset_FlowInstrumentPHistory | IfcFlowInstrument | Value:- Quality:- Status:-
Pset_FlowInstrumentTypeCommon | IfcFlowInstrument, IfcFlowInstrumentType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_FlowInstrumentTypePressureGauge | IfcFlowInstrument/PRESSUREGAUGE, IfcFlowInstrumentType/PRESSUREGAUGE | PressureGaugeType=DIAL/DIGITAL/MANOMETER/OTHER/NOTKNOWN/UNSET DisplaySize:IfcPositiveLengthMeasure
Pset_FlowInstrumentTypeThermometer | IfcFlowInstrument/THERMOMETER, IfcFlowInstrumentType/THERMOMETER | ThermometerType=DIAL/DIGITAL/STEM/OTHER/NOTKNOWN/UNSET DisplaySize:IfcPositiveLengthMeasure
Pset_FlowMeterOccurrence | IfcFlowMeter | Purpose=MASTER/SUBMASTER/SUBMETER/OTHER/NOTKNOWN/UNSET
Pset_FlowMeterTypeCommon | IfcFlowMeter, IfcFlowMeterType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET ReadOutType=DIAL/DIGITAL/OTHER/NOTKNOWN/UNSET RemoteReading:IfcBoolean
Pset_FlowMeterTypeEnergyMeter | IfcFlowMeter/ENERGYMETER, IfcFlowMeterType/ENERGYMETER | NominalCurrent:IfcElectricCurrentMeasure MaximumCurrent:IfcElectricCurrentMeasure MultipleTarriff:IfcBoolean
Pset_FlowMeterTypeGasMeter | IfcFlowMeter/GASMETER, IfcFlowMeterType/GASMETER | GasType=COMMERCIALBUTANE/COMMERCIALPROPANE/LIQUEFIEDPETROLEUMGAS/NATURALGAS/OTHER/NOTKNOWN/UNSET ConnectionSize:IfcPositiveLengthMeasure MaximumFlowRate:IfcVolumetricFlowRateMeasure MaximumPressureLoss:IfcPressureMeasure
Pset_FlowMeterTypeOilMeter | IfcFlowMeter/OILMETER, IfcFlowMeterType/OILMETER | ConnectionSize:IfcPositiveLengthMeasure MaximumFlowRate:IfcVolumetricFlowRateMeasure
Pset_FlowMeterTypeWaterMeter | IfcFlowMeter/WATERMETER, IfcFlowMeterType/WATERMETER | Type=COMPOUND/INFERENTIAL/PISTON/OTHER/NOTKNOWN/UNSET ConnectionSize:IfcPositiveLengthMeasure MaximumFlowRate:IfcVolumetricFlowRateMeasure MaximumPressureLoss:IfcPressureMeasure BackflowPreventerType=NONE/ATMOSPHERICVACUUMBREAKER/ANTISIPHONVALVE/DOUBLECHECKBACKFLOWPREVENTER/PRESSUREVACUUMBREAKER/REDUCEDPRESSUREBACKFLOWPREVENTER/OTHER/NOTKNOWN/UNSET
Pset_FootingCommon | IfcFooting, IfcFootingType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET LoadBearing:IfcBoolean
Pset_FurnitureTypeChair | IfcFurniture/CHAIR, IfcFurnitureType/CHAIR | SeatingHeight:IfcPositiveLengthMeasure HighestSeatingHeight:IfcPositiveLengthMeasure LowestSeatingHeight:IfcPositiveLengthMeasure
Pset_FurnitureTypeCommon | IfcFurniture, IfcFurnitureType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET Style:IfcLabel NominalHeight:IfcPositiveLengthMeasure NominalLength:IfcPositiveLengthMeasure NominalDepth:IfcPositiveLengthMeasure MainColor:IfcLabel IsBuiltIn:IfcBoolean
Pset_FurnitureTypeDesk | IfcFurniture/DESK, IfcFurnitureType/DESK | WorksurfaceArea:IfcAreaMeasure
Pset_FurnitureTypeFileCabinet | IfcFurniture/FILECABINET, IfcFurnitureType/FILECABINET | WithLock:IfcBoolean
Pset_FurnitureTypeTable | IfcFurniture/TABLE, IfcFurnitureType/TABLE | WorksurfaceArea:IfcAreaMeasure NumberOfChairs:IfcInteger
Pset_HeatExchangerTypeCommon | IfcHeatExchanger, IfcHeatExchangerType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET Arrangement=COUNTERFLOW/CROSSFLOW/PARALLELFLOW/MULTIPASS/OTHER/NOTKNOWN/UNSET
Pset_HeatExchangerTypePlate | IfcHeatExchanger/PLATE, IfcHeatExchangerType/PLATE | NumberOfPlates:IfcInteger
Pset_HumidifierPHistory | IfcHumidifier | AtmosphericPressure:- SaturationEfficiency:-
Pset_HumidifierTypeCommon | IfcHumidifier, IfcHumidifierType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET Application=PORTABLE/FIXED/OTHER/NOTKNOWN/UNSET Weight:IfcMassMeasure NominalMoistureGain:IfcMassFlowRateMeasure NominalAirFlowRate:IfcVolumetricFlowRateMeasure InternalControl=ONOFF/STEPPED/MODULATING/NONE/OTHER/NOTKNOWN/UNSET WaterRequirement:IfcVolumetricFlowRateMeasure SaturationEfficiencyCurve:IfcNormalisedRatioMeasure/IfcVolumetricFlowRateMeasure AirPressureDropCurve:IfcPressureMeasure/IfcVolumetricFlowRateMeasure
Pset_InterceptorTypeCommon | IfcInterceptor, IfcInterceptorType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET NominalBodyLength:IfcPositiveLengthMeasure NominalBodyWidth:IfcPositiveLengthMeasure NominalBodyDepth:IfcPositiveLengthMeasure InletConnectionSize:IfcPositiveLengthMeasure OutletConnectionSize:IfcPositiveLengthMeasure CoverLength:IfcPositiveLengthMeasure CoverWidth:IfcPositiveLengthMeasure VentilatingPipeSize:IfcPositiveLengthMeasure
Pset_JunctionBoxTypeCommon | IfcJunctionBox, IfcJunctionBoxType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET NumberOfGangs:IfcInteger ClearDepth:IfcPositiveLengthMeasure ShapeType=RECTANGULAR/ROUND/SLOT/OTHER/NOTKNOWN/UNSET PlacingType=CEILING/FLOOR/WALL/OTHER/NOTKNOWN/UNSET MountingType=FACENAIL/SIDENAIL/CUT_IN/OTHER/NOTKNOWN/UNSET IsExternal:IfcBoolean IP_Code:IfcLabel
Pset_LampTypeCommon | IfcLamp, IfcLampType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET ContributedLuminousFlux:IfcLuminousFluxMeasure LightEmitterNominalPower:IfcPowerMeasure LampMaintenanceFactor:IfcReal LampBallastType=CONVENTIONAL/ELECTRONIC/LOWLOSS/OTHER/RESISTOR/NOTKNOWN/UNSET LampCompensationType=CAPACITIVE/INDUCTIVE/OTHER/NOTKNOWN/UNSET ColorAppearance:IfcLabel Spectrum:IfcNumericMeasure ColorTemperature:IfcThermodynamicTemperatureMeasure ColorRenderingIndex:IfcInteger
Pset_LandRegistration | IfcSite | LandID:IfcIdentifier IsPermanentID:IfcBoolean LandTitleID:IfcIdentifier
Pset_LightFixtureTypeCommon | IfcLightFixture, IfcLightFixtureType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET NumberOfSources:IfcInteger TotalWattage:IfcPowerMeasure LightFixtureMountingType=CABLESPANNED/FREESTANDING/POLE_SIDE/POLE_TOP/RECESSED/SURFACE/SUSPENDED/TRACKMOUNTED/OTHER/NOTKNOWN/UNSET LightFixturePlacingType=CEILING/FLOOR/FURNITURE/POLE/WALL/OTHER/NOTKNOWN/UNSET MaintenanceFactor:IfcReal MaximumPlenumSensibleLoad:IfcPowerMeasure MaximumSpaceSensibleLoad:IfcPowerMeasure SensibleLoadToRadiant:IfcPositiveRatioMeasure
Pset_LightFixtureTypeSecurityLighting | IfcLightFixture/SECURITYLIGHTING, IfcLightFixtureType/SECURITYLIGHTING | SecurityLightingType=SAFETYLIGHT/WARNINGLIGHT/EMERGENCYEXITLIGHT/BLUEILLUMINATION/OTHER/NOTKNOWN/UNSET FixtureHeight:IfcPositiveLengthMeasure SelfTestFunction=CENTRAL/LOCAL/NONE/OTHER/NOTKNOWN/UNSET BackupSupplySystem=LOCALBATTERY/CENTRALBATTERY/OTHER/NOTKNOWN/UNSET PictogramEscapeDirection=RIGHTARROW/LEFTARROW/DOWNARROW/UPARROW/OTHER/NOTKNOWN/UNSET Addressablility=IMPLEMENTED/UPGRADEABLETO/NOTIMPLEMENTED/OTHER/NOTKNOWN/UNSET
Pset_ManufacturerOccurrence | IfcElement | AcquisitionDate:IfcDate BarCode:IfcIdentifier SerialNumber:IfcIdentifier BatchReference:IfcIdentifier AssemblyPlace=FACTORY/OFFSITE/SITE/OTHER/NOTKNOWN/UNSET
Pset_ManufacturerTypeInformation | IfcElement, IfcElementType | GlobalTradeItemNumber:IfcIdentifier ArticleNumber:IfcIdentifier ModelReference:IfcLabel ModelLabel:IfcLabel Manufacturer:IfcLabel ProductionYear:IfcLabel AssemblyPlace=FACTORY/OFFSITE/SITE/OTHER/NOTKNOWN/UNSET
Pset_MaterialCombustion | IfcMaterial | SpecificHeatCapacity:IfcSpecificHeatCapacityMeasure N20Content:IfcPositiveRatioMeasure COContent:IfcPositiveRatioMeasure CO2Content:IfcPositiveRatioMeasure
Pset_MaterialCommon | IfcMaterial | MolecularWeight:IfcMolecularWeightMeasure Porosity:IfcNormalisedRatioMeasure MassDensity:IfcMassDensityMeasure
Pset_MaterialConcrete | IfcMaterial/Concrete | CompressiveStrength:IfcPressureMeasure MaxAggregateSize:IfcPositiveLengthMeasure AdmixturesDescription:IfcText Workability:IfcText WaterImpermeability:IfcText ProtectivePoreRatio:IfcNormalisedRatioMeasure
Pset_MaterialEnergy | IfcMaterial | ViscosityTemperatureDerivative:IfcReal MoistureCapacityThermalGradient:IfcReal ThermalConductivityTemperatureDerivative:IfcReal SpecificHeatTemperatureDerivative:IfcReal VisibleRefractionIndex:IfcReal SolarRefractionIndex:IfcReal GasPressure:IfcPressureMeasure
Pset_MaterialFuel | IfcMaterial | CombustionTemperature:IfcThermodynamicTemperatureMeasure CarbonContent:IfcPositiveRatioMeasure LowerHeatingValue:IfcHeatingValueMeasure HigherHeatingValue:IfcHeatingValueMeasure
Pset_MaterialHygroscopic | IfcMaterial | UpperVaporResistanceFactor:IfcPositiveRatioMeasure LowerVaporResistanceFactor:IfcPositiveRatioMeasure IsothermalMoistureCapacity:IfcIsothermalMoistureCapacityMeasure VaporPermeability:IfcVaporPermeabilityMeasure MoistureDiffusivity:IfcMoistureDiffusivityMeasure
Pset_MaterialMechanical | IfcMaterial | DynamicViscosity:IfcDynamicViscosityMeasure YoungModulus:IfcModulusOfElasticityMeasure ShearModulus:IfcModulusOfElasticityMeasure PoissonRatio:IfcPositiveRatioMeasure ThermalExpansionCoefficient:IfcThermalExpansionCoefficientMeasure
Pset_MaterialOptical | IfcMaterial | VisibleTransmittance:IfcPositiveRatioMeasure SolarTransmittance:IfcPositiveRatioMeasure ThermalIrTransmittance:IfcPositiveRatioMeasure ThermalIrEmissivityBack:IfcPositiveRatioMeasure ThermalIrEmissivityFront:IfcPositiveRatioMeasure VisibleReflectanceBack:IfcPositiveRatioMeasure VisibleReflectanceFront:IfcPositiveRatioMeasure SolarReflectanceBack:IfcPositiveRatioMeasure SolarReflectanceFront:IfcPositiveRatioMeasure
Pset_MaterialSteel | IfcMaterial/Steel | YieldStress:IfcPressureMeasure UltimateStress:IfcPressureMeasure UltimateStrain:IfcPositiveRatioMeasure HardeningModule:IfcModulusOfElasticityMeasure ProportionalStress:IfcPressureMeasure PlasticStrain:IfcPositiveRatioMeasure Relaxations:IfcNormalisedRatioMeasure
Pset_MaterialThermal | IfcMaterial | SpecificHeatCapacity:IfcSpecificHeatCapacityMeasure BoilingPoint:IfcThermodynamicTemperatureMeasure FreezingPoint:IfcThermodynamicTemperatureMeasure ThermalConductivity:IfcThermalConductivityMeasure
Pset_MaterialWater | IfcMaterial | IsPotable:IfcBoolean Hardness:IfcIonConcentrationMeasure AlkalinityConcentration:IfcIonConcentrationMeasure AcidityConcentration:IfcIonConcentrationMeasure ImpuritiesContent:IfcNormalisedRatioMeasure DissolvedSolidsContent:IfcNormalisedRatioMeasure PHLevel:IfcPHMeasure
Pset_MaterialWood | IfcMaterial/Wood | Species:IfcLabel StrengthGrade:IfcLabel AppearanceGrade:IfcLabel Layup:IfcLabel Layers:IfcInteger Plies:IfcInteger MoistureContent:IfcPositiveRatioMeasure DimensionalChangeCoefficient:IfcPositiveRatioMeasure ThicknessSwelling:IfcPositiveRatioMeasure
Pset_MaterialWoodBasedBeam | IfcMaterial/Wood | ApplicableStructuralDesignMethod:IfcLabel InPlane:- InPlaneNegative:- OutOfPlane:-
Pset_MaterialWoodBasedPanel | IfcMaterial/Wood | ApplicableStructuralDesignMethod:IfcLabel InPlane:- OutOfPlane:- OutOfPlaneNegative:-
Pset_MechanicalFastenerAnchorBolt | IfcMechanicalFastener/ANCHORBOLT, IfcMechanicalFastenerType/ANCHORBOLT | AnchorBoltLength:IfcPositiveLengthMeasure AnchorBoltDiameter:IfcPositiveLengthMeasure AnchorBoltThreadLength:IfcPositiveLengthMeasure AnchorBoltProtrusionLength:IfcPositiveLengthMeasure
Pset_MechanicalFastenerBolt | IfcMechanicalFastener/BOLT, IfcMechanicalFastenerType/BOLT | ThreadDiameter:IfcPositiveLengthMeasure ThreadLength:IfcPositiveLengthMeasure NutsCount:IfcCountMeasure WashersCount:IfcCountMeasure HeadShape:IfcLabel KeyShape:IfcLabel NutShape:IfcLabel WasherShape:IfcLabel
Pset_MechanicalFastenerCommon | IfcMechanicalFastener | NominalDiameter:IfcPositiveLengthMeasure NominalLength:IfcPositiveLengthMeasure
Pset_MedicalDeviceTypeCommon | IfcMedicalDevice, IfcMedicalDeviceType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_MemberCommon | IfcMember, IfcMemberType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET Span:IfcPositiveLengthMeasure Slope:IfcPlaneAngleMeasure Roll:IfcPlaneAngleMeasure IsExternal:IfcBoolean ThermalTransmittance:IfcThermalTransmittanceMeasure LoadBearing:IfcBoolean FireRating:IfcLabel
Pset_MotorConnectionTypeCommon | IfcMotorConnection, IfcMotorConnectionType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_OpeningElementCommon | IfcOpeningElement | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET Purpose:IfcLabel FireExit:IfcBoolean ProtectedOpening:IfcBoolean
Pset_OutletTypeCommon | IfcOutlet, IfcOutletType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET IsPluggableOutlet:IfcLogical NumberOfSockets:IfcInteger
Pset_OutsideDesignCriteria | IfcBuilding | HeatingDryBulb:IfcThermodynamicTemperatureMeasure HeatingWetBulb:IfcThermodynamicTemperatureMeasure HeatingDesignDay:IfcDateTime CoolingDryBulb:IfcThermodynamicTemperatureMeasure CoolingWetBulb:IfcThermodynamicTemperatureMeasure CoolingDesignDay:IfcDateTime WeatherDataStation:IfcText WeatherDataDate:IfcDateTime BuildingThermalExposure=LIGHT/MEDIUM/HEAVY/NOTKNOWN/UNSET PrevailingWindDirection:IfcPlaneAngleMeasure PrevailingWindVelocity:IfcLinearVelocityMeasure
Pset_PackingInstructions | IfcTask/MOVE, IfcTaskType/MOVE | PackingCareType=FRAGILE/HANDLEWITHCARE/OTHER/NOTKNOWN/UNSET WrappingMaterial:- ContainerMaterial:- SpecialInstructions:IfcText
Pset_Permit | IfcPermit | EscortRequirement:IfcBoolean StartDate:IfcDateTime EndDate:IfcDateTime SpecialRequirements:IfcText
Pset_PileCommon | IfcPile, IfcPileType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET LoadBearing:IfcBoolean
Pset_PipeConnectionFlanged | IfcPipeSegment, IfcPipeSegmentType | FlangeTable:IfcLabel FlangeStandard:IfcLabel BoreSize:IfcPositiveLengthMeasure FlangeDiameter:IfcPositiveLengthMeasure FlangeThickness:IfcPositiveLengthMeasure NumberOfBoltholes:IfcInteger BoltSize:IfcPositiveLengthMeasure BoltholePitch:IfcPositiveLengthMeasure
Pset_PipeFittingOccurrence | IfcPipeFitting | InteriorRoughnessCoefficient:IfcPositiveLengthMeasure Color:IfcLabel
Pset_PipeFittingPHistory | IfcPipeFitting | LossCoefficient:- FlowrateLeakage:-
Pset_PipeFittingTypeBend | IfcPipeFitting/BEND, IfcPipeFittingType/BEND | BendAngle:IfcPositivePlaneAngleMeasure BendRadius:IfcPositiveLengthMeasure
Pset_PipeFittingTypeCommon | IfcPipeFitting, IfcPipeFittingType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET PressureClass:IfcPressureMeasure PressureRange:IfcPressureMeasure TemperatureRange:IfcThermodynamicTemperatureMeasure FittingLossFactor:IfcReal
Pset_PipeFittingTypeJunction | IfcPipeFitting/JUNCTION, IfcPipeFittingType/JUNCTION | JunctionType=TEE/CROSS/OTHER/NOTKNOWN/UNSET JunctionLeftAngle:IfcPositivePlaneAngleMeasure JunctionLeftRadius:IfcPositiveLengthMeasure JunctionRightAngle:IfcPositivePlaneAngleMeasure JunctionRightRadius:IfcPositiveLengthMeasure
Pset_PipeSegmentOccurrence | IfcPipeSegment | InteriorRoughnessCoefficient:IfcPositiveLengthMeasure Color:IfcLabel Gradient:IfcPositiveRatioMeasure InvertElevation:IfcLengthMeasure
Pset_PipeSegmentPHistory | IfcPipeSegment | LeakageCurve:- FluidFlowLeakage:-
Pset_PipeSegmentTypeCommon | IfcPipeSegment, IfcPipeSegmentType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET WorkingPressure:IfcPressureMeasure PressureRange:IfcPressureMeasure TemperatureRange:IfcThermodynamicTemperatureMeasure NominalDiameter:IfcPositiveLengthMeasure InnerDiameter:IfcPositiveLengthMeasure OuterDiameter:IfcPositiveLengthMeasure
Pset_PipeSegmentTypeCulvert | IfcPipeSegment/CULVERT, IfcPipeSegmentType/CULVERT | InternalWidth:IfcLengthMeasure ClearDepth:IfcLengthMeasure
Pset_PipeSegmentTypeGutter | IfcPipeSegment/GUTTER, IfcPipeSegmentType/GUTTER | Slope:IfcPlaneAngleMeasure FlowRating:IfcVolumetricFlowRateMeasure
Pset_PlateCommon | IfcPlate, IfcPlateType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET AcousticRating:IfcLabel IsExternal:IfcBoolean ThermalTransmittance:IfcThermalTransmittanceMeasure LoadBearing:IfcBoolean FireRating:IfcLabel
Pset_PrecastConcreteElementFabrication | IfcBeam, IfcBuildingElementProxy, IfcChimney, IfcColumn, IfcFooting, IfcMember, IfcPile, IfcPlate, IfcRamp, IfcRampFlight, IfcRoof, IfcSlab, IfcStair, IfcStairFlight, IfcWall, IfcCivilElement, IfcBeamType, IfcBuildingElementProxyType, IfcChimneyType, IfcColumnType, IfcFootingType, IfcMemberType, IfcPileType, IfcPlateType, IfcRampType, IfcRampFlightType, IfcRoofType, IfcSlabType, IfcStairType, IfcStairFlightType, IfcWallType, IfcCivilElementType | TypeDesignator:IfcLabel ProductionLotId:IfcIdentifier SerialNumber:IfcIdentifier PieceMark:IfcLabel AsBuiltLocationNumber:IfcLabel ActualProductionDate:IfcDateTime ActualErectionDate:IfcDateTime
Pset_PrecastConcreteElementGeneral | IfcBeam, IfcBuildingElementProxy, IfcChimney, IfcColumn, IfcFooting, IfcMember, IfcPile, IfcPlate, IfcRamp, IfcRampFlight, IfcRoof, IfcSlab, IfcStair, IfcStairFlight, IfcWall, IfcCivilElement, IfcBeamType, IfcBuildingElementProxyType, IfcChimneyType, IfcColumnType, IfcFootingType, IfcMemberType, IfcPileType, IfcPlateType, IfcRampType, IfcRampFlightType, IfcRoofType, IfcSlabType, IfcStairType, IfcStairFlightType, IfcWallType, IfcCivilElementType | TypeDesignator:IfcLabel CornerChamfer:IfcPositiveLengthMeasure ManufacturingToleranceClass:IfcLabel FormStrippingStrength:IfcPressureMeasure LiftingStrength:IfcPressureMeasure ReleaseStrength:IfcPressureMeasure MinimumAllowableSupportLength:IfcPositiveLengthMeasure InitialTension:IfcPressureMeasure TendonRelaxation:IfcPositiveRatioMeasure TransportationStrength:IfcPressureMeasure SupportDuringTransportDescription:IfcText SupportDuringTransportDocReference:- HollowCorePlugging:IfcLabel CamberAtMidspan:IfcRatioMeasure BatterAtStart:IfcPlaneAngleMeasure BatterAtEnd:IfcPlaneAngleMeasure Twisting:IfcPlaneAngleMeasure Shortening:IfcRatioMeasure PieceMark:IfcLabel DesignLocationNumber:IfcLabel
Pset_PrecastSlab | IfcSlab, IfcSlabType | TypeDesignator:IfcLabel ToppingType:IfcLabel EdgeDistanceToFirstAxis:IfcPositiveLengthMeasure DistanceBetweenComponentAxes:IfcPositiveLengthMeasure AngleToFirstAxis:IfcPlaneAngleMeasure AngleBetweenComponentAxes:IfcPlaneAngleMeasure NominalThickness:IfcPositiveLengthMeasure NominalToppingThickness:IfcPositiveLengthMeasure
Pset_ProfileArbitraryDoubleT | IfcArbitraryClosedProfileDef | OverallWidth:IfcPositiveLengthMeasure LeftFlangeWidth:IfcPositiveLengthMeasure RightFlangeWidth:IfcPositiveLengthMeasure OverallDepth:IfcPositiveLengthMeasure FlangeDepth:IfcPositiveLengthMeasure FlangeDraft:IfcNonNegativeLengthMeasure FlangeChamfer:IfcNonNegativeLengthMeasure FlangeBaseFillet:IfcNonNegativeLengthMeasure FlangeTopFillet:IfcNonNegativeLengthMeasure StemBaseWidth:IfcPositiveLengthMeasure StemTopWidth:IfcPositiveLengthMeasure StemBaseChamfer:IfcNonNegativeLengthMeasure StemTopChamfer:IfcNonNegativeLengthMeasure StemBaseFillet:IfcNonNegativeLengthMeasure StemTopFillet:IfcNonNegativeLengthMeasure
Pset_ProfileArbitraryHollowCore | IfcArbitraryProfileDefWithVoids | OverallWidth:IfcPositiveLengthMeasure OverallDepth:IfcPositiveLengthMeasure EdgeDraft:IfcNonNegativeLengthMeasure DraftBaseOffset:IfcNonNegativeLengthMeasure DraftSideOffset:IfcNonNegativeLengthMeasure BaseChamfer:IfcNonNegativeLengthMeasure KeyDepth:IfcNonNegativeLengthMeasure KeyHeight:IfcNonNegativeLengthMeasure KeyOffset:IfcNonNegativeLengthMeasure BottomCover:IfcPositiveLengthMeasure CoreSpacing:IfcPositiveLengthMeasure CoreBaseHeight:IfcPositiveLengthMeasure CoreMiddleHeight:IfcPositiveLengthMeasure CoreTopHeight:IfcPositiveLengthMeasure CoreBaseWidth:IfcPositiveLengthMeasure CoreTopWidth:IfcPositiveLengthMeasure CenterCoreSpacing:IfcPositiveLengthMeasure CenterCoreBaseHeight:IfcPositiveLengthMeasure CenterCoreMiddleHeight:IfcPositiveLengthMeasure CenterCoreTopHeight:IfcPositiveLengthMeasure CenterCoreBaseWidth:IfcPositiveLengthMeasure CenterCoreTopWidth:IfcPositiveLengthMeasure NumberOfCores:IfcCountMeasure
Pset_ProfileMechanical | IfcProfileDef | MassPerLength:IfcMassPerLengthMeasure CrossSectionArea:IfcAreaMeasure Perimeter:IfcPositiveLengthMeasure MinimumPlateThickness:IfcPositiveLengthMeasure MaximumPlateThickness:IfcPositiveLengthMeasure CentreOfGravityInX:IfcLengthMeasure CentreOfGravityInY:IfcLengthMeasure ShearCentreZ:IfcLengthMeasure ShearCentreY:IfcLengthMeasure MomentOfInertiaY:IfcMomentOfInertiaMeasure MomentOfInertiaZ:IfcMomentOfInertiaMeasure MomentOfInertiaYZ:IfcMomentOfInertiaMeasure TorsionalConstantX:IfcMomentOfInertiaMeasure WarpingConstant:IfcWarpingConstantMeasure ShearDeformationAreaZ:IfcAreaMeasure ShearDeformationAreaY:IfcAreaMeasure MaximumSectionModulusY:IfcSectionModulusMeasure MinimumSectionModulusY:IfcSectionModulusMeasure MaximumSectionModulusZ:IfcSectionModulusMeasure MinimumSectionModulusZ:IfcSectionModulusMeasure TorsionalSectionModulus:IfcSectionModulusMeasure ShearAreaZ:IfcAreaMeasure ShearAreaY:IfcAreaMeasure PlasticShapeFactorY:IfcPositiveRatioMeasure PlasticShapeFactorZ:IfcPositiveRatioMeasure
Pset_ProjectOrderChangeOrder | IfcProjectOrder/CHANGEORDER | ReasonForChange:IfcText BudgetSource:IfcText
Pset_ProjectOrderMaintenanceWorkOrder | IfcProjectOrder/MAINTENANCEWORKORDER | ProductDescription:IfcText WorkTypeRequested:IfcText ContractualType:IfcText IfNotAccomplished:IfcText MaintenaceType=CONDITIONBASED/CORRECTIVE/PLANNEDCORRECTIVE/SCHEDULED/OTHER/NOTKNOWN/UNSET FaultPriorityType=HIGH/MEDIUM/LOW/OTHER/NOTKNOWN/UNSET LocationPriorityType=HIGH/MEDIUM/LOW/OTHER/NOTKNOWN/UNSET ScheduledFrequency:IfcTimeMeasure
Pset_ProjectOrderMoveOrder | IfcProjectOrder/MOVEORDER | SpecialInstructions:IfcText
Pset_ProjectOrderPurchaseOrder | IfcProjectOrder/PURCHASEORDER | IsFOB:IfcBoolean ShipMethod:IfcText
Pset_ProjectOrderWorkOrder | IfcProjectOrder/WORKORDER | ProductDescription:IfcText WorkTypeRequested:IfcText ContractualType:IfcText IfNotAccomplished:IfcText
Pset_PropertyAgreement | IfcSpatialStructureElement, IfcSpatialStructureElementType | AgreementType=ASSIGNMENT/LEASE/TENANT/OTHER/NOTKNOWN/UNSET Identifier:IfcIdentifier Version:IfcLabel VersionDate:IfcDate PropertyName:IfcLabel CommencementDate:IfcDate TerminationDate:IfcDate Duration:IfcDuration Options:IfcText ConditionCommencement:IfcText Restrictions:IfcText ConditionTermination:IfcText
Pset_ProtectiveDeviceBreakerUnitI2TCurve | IfcProtectiveDevice, IfcProtectiveDeviceType | VoltageLevel=U230/U400/U440/U525/U690/U1000/OTHER/NOTKNOWN/UNSET NominalCurrent:IfcElectricCurrentMeasure BreakerUnitCurve:IfcReal/IfcElectricCurrentMeasure
Pset_ProtectiveDeviceBreakerUnitI2TFuseCurve | IfcProtectiveDevice, IfcProtectiveDeviceType | VoltageLevel=U230/U400/U440/U525/U690/U1000/OTHER/NOTKNOWN/UNSET BreakerUnitFuseMeltingCurve:IfcReal/IfcElectricCurrentMeasure BreakerUnitFuseBreakingingCurve:IfcReal/IfcElectricCurrentMeasure
Pset_ProtectiveDeviceBreakerUnitIPICurve | IfcProtectiveDevice, IfcProtectiveDeviceType | VoltageLevel=U230/U400/U440/U525/U690/U1000/OTHER/NOTKNOWN/UNSET NominalCurrent:IfcElectricCurrentMeasure BreakerUnitIPICurve:IfcElectricCurrentMeasure
Pset_ProtectiveDeviceBreakerUnitTypeMCB | IfcProtectiveDevice/CIRCUITBREAKER, IfcProtectiveDeviceType/CIRCUITBREAKER | PowerLoss:IfcPowerMeasure VoltageLevel=U230/U400/U440/U525/U690/U1000/OTHER/NOTKNOWN/UNSET NominalCurrents:IfcElectricCurrentMeasure ICU60947:IfcElectricCurrentMeasure ICS60947:IfcElectricCurrentMeasure ICN60898:IfcElectricCurrentMeasure ICS60898:IfcElectricCurrentMeasure
Pset_ProtectiveDeviceBreakerUnitTypeMotorProtection | IfcProtectiveDevice, IfcProtectiveDeviceType | PerformanceClasses:IfcLabel VoltageLevel=U230/U400/U440/U525/U690/U1000/OTHER/NOTKNOWN/UNSET ICU60947:IfcElectricCurrentMeasure ICS60947:IfcElectricCurrentMeasure ICW60947:IfcElectricCurrentMeasure ICM60947:IfcElectricCurrentMeasure
Pset_ProtectiveDeviceOccurrence | IfcProtectiveDevice | PoleUsage=1P/2P/3P/4P/1PN/3PN/OTHER/NOTKNOWN/UNSET LongTimeFunction:IfcBoolean ShortTimeFunction:IfcBoolean ShortTimei2tFunction:IfcBoolean GroundFaultFunction:IfcBoolean GroundFaulti2tFunction:IfcBoolean LongTimeCurrentSetValue:IfcElectricCurrentMeasure ShortTimeCurrentSetValue:IfcElectricCurrentMeasure InstantaneousCurrentSetValue:IfcElectricCurrentMeasure GroundFaultCurrentSetValue:IfcElectricCurrentMeasure LongTimeDelay:IfcTimeMeasure ShortTimeTrippingTime:IfcTimeMeasure InstantaneousTrippingTime:IfcTimeMeasure GroundFaultTrippingTime:IfcTimeMeasure
Pset_ProtectiveDeviceTrippingCurve | IfcProtectiveDevice, IfcProtectiveDeviceType | TrippingCurveType=UPPER/LOWER/OTHER/NOTKNOWN/UNSET TrippingCurve:IfcTimeMeasure/IfcElectricCurrentMeasure
Pset_ProtectiveDeviceTrippingFunctionGCurve | IfcProtectiveDeviceTrippingUnit, IfcProtectiveDeviceTrippingUnitType | IsSelectable:IfcBoolean NominalCurrentAdjusted:IfcBoolean ExternalAdjusted:IfcBoolean ReleaseCurrent:IfcElectricCurrentMeasure ReleaseTime:IfcTimeMeasure CurrentTolerance1:IfcPositiveRatioMeasure CurrentToleranceLimit1:IfcTimeMeasure CurrentTolerance2:IfcPositiveRatioMeasure IsCurrentTolerancePositiveOnly:IfcBoolean TimeTolerance1:IfcPositiveRatioMeasure TimeToleranceLimit1:IfcElectricCurrentMeasure TimeTolerance2:IfcPositiveRatioMeasure IsTimeTolerancePositiveOnly:IfcBoolean ReleaseCurrentI2tStart:IfcElectricCurrentMeasure ReleaseTimeI2tStart:IfcTimeMeasure ReleaseCurrentI2tEnd:IfcElectricCurrentMeasure ReleaseTimeI2tEnd:IfcTimeMeasure
Pset_ProtectiveDeviceTrippingFunctionICurve | IfcProtectiveDeviceTrippingUnit, IfcProtectiveDeviceTrippingUnitType | IsSelectable:IfcBoolean NominalCurrentAdjusted:IfcBoolean ReleaseCurrent:IfcElectricCurrentMeasure ReleaseTime:IfcTimeMeasure CurrentTolerance1:IfcPositiveRatioMeasure CurrentToleranceLimit1:IfcTimeMeasure CurrentTolerance2:IfcPositiveRatioMeasure IsCurrentTolerancePositiveOnly:IfcBoolean TimeTolerance1:IfcPositiveRatioMeasure TimeToleranceLimit1:IfcElectricCurrentMeasure TimeTolerance2:IfcPositiveRatioMeasure IsTimeTolerancePositiveOnly:IfcBoolean MaxAdjustmentX_ICS:IfcElectricCurrentMeasure IsOffWhenSFunctionOn:IfcBoolean
Pset_ProtectiveDeviceTrippingFunctionLCurve | IfcProtectiveDeviceTrippingUnit, IfcProtectiveDeviceTrippingUnitType | IsSelectable:IfcBoolean UpperCurrent1:IfcElectricCurrentMeasure UpperCurrent2:IfcElectricCurrentMeasure UpperTime1:IfcTimeMeasure UpperTime2:IfcTimeMeasure LowerCurrent1:IfcElectricCurrentMeasure LowerCurrent2:IfcElectricCurrentMeasure LowerTime1:IfcTimeMeasure LowerTime2:IfcTimeMeasure
Pset_ProtectiveDeviceTrippingFunctionSCurve | IfcProtectiveDeviceTrippingUnit, IfcProtectiveDeviceTrippingUnitType | IsSelectable:IfcBoolean NominalCurrentAdjusted:IfcBoolean ReleaseCurrent:IfcElectricCurrentMeasure ReleaseTime:IfcTimeMeasure CurrentTolerance1:IfcPositiveRatioMeasure CurrentToleranceLimit1:IfcTimeMeasure CurrentTolerance2:IfcPositiveRatioMeasure IsCurrentTolerancePositiveOnly:IfcBoolean TimeTolerance1:IfcPositiveRatioMeasure TimeToleranceLimit1:IfcElectricCurrentMeasure TimeTolerance2:IfcPositiveRatioMeasure IsTimeTolerancePositiveOnly:IfcBoolean ReleaseCurrentI2tStart:IfcElectricCurrentMeasure ReleaseTimeI2tStart:IfcTimeMeasure ReleaseCurrentI2tEnd:IfcElectricCurrentMeasure ReleaseTimeI2tEnd:IfcTimeMeasure IsOffWhenLfunctionOn:IfcBoolean
Pset_ProtectiveDeviceTrippingUnitCurrentAdjustment | IfcProtectiveDeviceTrippingUnit, IfcProtectiveDeviceTrippingUnitType | AdjustmentValueType=RANGE/LIST AdjustmentRange:IfcElectricCurrentMeasure AdjustmentRangeStepValue:IfcElectricCurrentMeasure AdjustmentValues:IfcElectricCurrentMeasure AdjustmentDesignation:IfcLabel
Pset_ProtectiveDeviceTrippingUnitTimeAdjustment | IfcProtectiveDeviceTrippingUnit, IfcProtectiveDeviceTrippingUnitType | AdjustmentValueType=RANGE/LIST AdjustmentRange:IfcTimeMeasure AdjustmentRangeStepValue:IfcTimeMeasure AdjustmentValues:IfcTimeMeasure AdjustmentDesignation:IfcLabel CurrentForTimeDelay:IfcTimeMeasure I2TApplicability=L_FUNCTION/S_FUNCTION/G_FUNCTION/OTHER/NOTKNOWN/UNSET
Pset_ProtectiveDeviceTrippingUnitTypeCommon | IfcProtectiveDeviceTrippingUnit, IfcProtectiveDeviceTrippingUnitType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET Standard:IfcLabel UseInDiscrimination:IfcBoolean AtexVerified:IfcBoolean OldDevice:IfcBoolean LimitingTerminalSize:IfcAreaMeasure
Pset_ProtectiveDeviceTrippingUnitTypeElectroMagnetic | IfcProtectiveDeviceTrippingUnit/ELECTROMAGNETIC, IfcProtectiveDeviceTrippingUnitType/ELECTROMAGNETIC | ElectroMagneticTrippingUnitType=OL/TMP_STD/TMP_SC/TMP_MP/TMP_BM/OTHER/NOTKNOWN/UNSET I1:IfcReal I2:IfcReal T2:IfcTimeMeasure DefinedTemperature:IfcThermodynamicTemperatureMeasure TemperatureFactor:IfcRatioMeasure I4:IfcReal I5:IfcReal T5:IfcTimeMeasure CurveDesignation:IfcLabel
Pset_ProtectiveDeviceTrippingUnitTypeElectronic | IfcProtectiveDeviceTrippingUnit/ELECTRONIC, IfcProtectiveDeviceTrippingUnitType/ELECTRONIC | ElectronicTrippingUnitType=EP_BM/EP_MP/EP_SC/EP_STD/EP_TIMEDELAYED/OTHER/NOTKNOWN/UNSET NominalCurrents:IfcElectricCurrentMeasure N_Protection:IfcBoolean N_Protection_50:IfcBoolean N_Protection_100:IfcBoolean N_Protection_Select:IfcBoolean
Pset_ProtectiveDeviceTrippingUnitTypeResidualCurrent | IfcProtectiveDeviceTrippingUnit/RESIDUALCURRENT, IfcProtectiveDeviceTrippingUnitType/RESIDUALCURRENT | TrippingUnitReleaseCurrent=10/30/100/300/500/1000/OTHER/NOTKNOWN/UNSET
Pset_ProtectiveDeviceTrippingUnitTypeThermal | IfcProtectiveDeviceTrippingUnit/THERMAL, IfcProtectiveDeviceTrippingUnitType/THERMAL | ThermalTrippingUnitType=NH_FUSE/DIAZED/MINIZED/NEOZED/OTHER/NOTKNOWN/UNSET I1:IfcReal I2:IfcReal T2:IfcTimeMeasure DefinedTemperature:IfcThermodynamicTemperatureMeasure TemperatureFactor:IfcRatioMeasure CurveDesignation:IfcLabel
Pset_ProtectiveDeviceTypeCircuitBreaker | IfcProtectiveDevice/CIRCUITBREAKER, IfcProtectiveDeviceType/CIRCUITBREAKER | PerformanceClasses:IfcLabel VoltageLevel=U230/U400/U440/U525/U690/U1000/OTHER/NOTKNOWN/UNSET ICU60947:IfcElectricCurrentMeasure ICS60947:IfcElectricCurrentMeasure ICW60947:IfcElectricCurrentMeasure ICM60947:IfcElectricCurrentMeasure
Pset_ProtectiveDeviceTypeCommon | IfcProtectiveDevice, IfcProtectiveDeviceType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_ProtectiveDeviceTypeEarthLeakageCircuitBreaker | IfcProtectiveDevice/EARTHLEAKAGECIRCUITBREAKER, IfcProtectiveDeviceType/EARTHLEAKAGECIRCUITBREAKER | EarthFailureDeviceType=STANDARD/TIMEDELAYED/OTHER/NOTKNOWN/UNSET Sensitivity:IfcElectricCurrentMeasure
Pset_ProtectiveDeviceTypeFuseDisconnector | IfcProtectiveDevice/FUSEDISCONNECTOR, IfcProtectiveDeviceType/FUSEDISCONNECTOR | FuseDisconnectorType=ENGINEPROTECTIONDEVICE/FUSEDSWITCH/HRC/OVERLOADPROTECTIONDEVICE/SWITCHDISCONNECTORFUSE/OTHER/NOTKNOWN/UNSET VoltageLevel=U230/U400/U440/U525/U690/U1000/OTHER/NOTKNOWN/UNSET IC60269:IfcElectricCurrentMeasure PowerLoss:IfcPowerMeasure
Pset_ProtectiveDeviceTypeResidualCurrentCircuitBreaker | IfcProtectiveDevice/RESIDUALCURRENTCIRCUITBREAKER, IfcProtectiveDeviceType/RESIDUALCURRENTCIRCUITBREAKER | Sensitivity:IfcElectricCurrentMeasure
Pset_ProtectiveDeviceTypeResidualCurrentSwitch | IfcProtectiveDevice/RESIDUALCURRENTSWITCH, IfcProtectiveDeviceType/RESIDUALCURRENTSWITCH | Sensitivity:IfcElectricCurrentMeasure
Pset_ProtectiveDeviceTypeVaristor | IfcProtectiveDevice/VARISTOR, IfcProtectiveDeviceType/VARISTOR | VaristorType=METALOXIDE/ZINCOXIDE/OTHER/NOTKNOWN/UNSET
Pset_PumpOccurrence | IfcPump | ImpellerDiameter:IfcPositiveLengthMeasure BaseType=FRAME/BASE/NONE/OTHER/NOTKNOWN/UNSET DriveConnectionType=DIRECTDRIVE/BELTDRIVE/COUPLING/OTHER/NOTKNOWN/UNSET
Pset_PumpPHistory | IfcPump | MechanicalEfficiency:- OverallEfficiency:- PressureRise:- RotationSpeed:- Flowrate:- Power:-
Pset_PumpTypeCommon | IfcPump, IfcPumpType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET FlowRateRange:IfcMassFlowRateMeasure FlowResistanceRange:IfcPressureMeasure ConnectionSize:IfcPositiveLengthMeasure TemperatureRange:IfcThermodynamicTemperatureMeasure NetPositiveSuctionHead:IfcPressureMeasure NominalRotationSpeed:IfcRotationalFrequencyMeasure
Pset_RailingCommon | IfcRailing, IfcRailingType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET Height:IfcPositiveLengthMeasure Diameter:IfcPositiveLengthMeasure IsExternal:IfcBoolean
Pset_RampCommon | IfcRamp, IfcRampType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET RequiredHeadroom:IfcPositiveLengthMeasure RequiredSlope:IfcPlaneAngleMeasure HandicapAccessible:IfcBoolean HasNonSkidSurface:IfcBoolean FireExit:IfcBoolean IsExternal:IfcBoolean ThermalTransmittance:IfcThermalTransmittanceMeasure LoadBearing:IfcBoolean FireRating:IfcLabel
Pset_RampFlightCommon | IfcRampFlight, IfcRampFlightType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET Headroom:IfcPositiveLengthMeasure ClearWidth:IfcPositiveLengthMeasure Slope:IfcPlaneAngleMeasure CounterSlope:IfcPlaneAngleMeasure
Pset_ReinforcementBarCountOfIndependentFooting | IfcFooting, IfcFootingType | Description:IfcText Reference:IfcLabel XDirectionLowerBarCount:IfcInteger YDirectionLowerBarCount:IfcInteger XDirectionUpperBarCount:IfcInteger YDirectionUpperBarCount:IfcInteger
Pset_ReinforcementBarPitchOfBeam | IfcBeam, IfcBeamType | Description:IfcText Reference:IfcLabel StirrupBarPitch:IfcPositiveLengthMeasure SpacingBarPitch:IfcPositiveLengthMeasure
Pset_ReinforcementBarPitchOfColumn | IfcColumn, IfcColumnType | Description:IfcText Reference:IfcLabel ReinforcementBarType=RING/SPIRAL/OTHER/USERDEFINED/NOTDEFINED HoopBarPitch:IfcPositiveLengthMeasure XDirectionTieHoopBarPitch:IfcPositiveLengthMeasure XDirectionTieHoopCount:IfcInteger YDirectionTieHoopBarPitch:IfcPositiveLengthMeasure YDirectionTieHoopCount:IfcInteger
Pset_ReinforcementBarPitchOfContinuousFooting | IfcFooting, IfcFootingType | Description:IfcText Reference:IfcLabel CrossingUpperBarPitch:IfcPositiveLengthMeasure CrossingLowerBarPitch:IfcPositiveLengthMeasure
Pset_ReinforcementBarPitchOfSlab | IfcSlab, IfcSlabType | Description:IfcText Reference:IfcLabel LongOutsideTopBarPitch:IfcPositiveLengthMeasure LongInsideCenterTopBarPitch:IfcPositiveLengthMeasure LongInsideEndTopBarPitch:IfcPositiveLengthMeasure ShortOutsideTopBarPitch:IfcPositiveLengthMeasure ShortInsideCenterTopBarPitch:IfcPositiveLengthMeasure ShortInsideEndTopBarPitch:IfcPositiveLengthMeasure LongOutsideLowerBarPitch:IfcPositiveLengthMeasure LongInsideCenterLowerBarPitch:IfcPositiveLengthMeasure LongInsideEndLowerBarPitch:IfcPositiveLengthMeasure ShortOutsideLowerBarPitch:IfcPositiveLengthMeasure ShortInsideCenterLowerBarPitch:IfcPositiveLengthMeasure ShortInsideEndLowerBarPitch:IfcPositiveLengthMeasure
Pset_ReinforcementBarPitchOfWall | IfcWall, IfcWallType | Description:IfcText Reference:IfcLabel BarAllocationType=SINGLE/DOUBLE/ALTERNATE/OTHER/USERDEFINED/NOTDEFINED VerticalBarPitch:IfcPositiveLengthMeasure HorizontalBarPitch:IfcPositiveLengthMeasure SpacingBarPitch:IfcPositiveLengthMeasure
Pset_ReinforcingBarCommon | IfcReinforcingBar, IfcReinforcingBarType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET NominalDiameter:IfcPositiveLengthMeasure BarLength:IfcPositiveLengthMeasure BarSpacing:IfcPositiveLengthMeasure BarSurface=PLAIN/TEXTURED/OTHER/USERDEFINED/NOTDEFINED BendingShapeCode:IfcIdentifier BendingParameters:-
Pset_ReinforcingMeshCommon | IfcReinforcingMesh | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET MeshLength:IfcPositiveLengthMeasure MeshWidth:IfcPositiveLengthMeasure LongitudinalBarNominalDiameter:IfcPositiveLengthMeasure LongitudinalBarSpacing:IfcPositiveLengthMeasure LongitudinalBarSurface=PLAIN/TEXTURED/OTHER/USERDEFINED/NOTDEFINED TransverseBarNominalDiameter:IfcPositiveLengthMeasure TransverseBarSpacing:IfcPositiveLengthMeasure TransverseBarSurface=PLAIN/TEXTURED/OTHER/USERDEFINED/NOTDEFINED TransverseBarBendingShapeCode:IfcIdentifier TransverseBarBendingParameters:-
Pset_Risk | IfcProcess | RiskType=BUSINESS/HAZARD/HEALTHANDSAFETY/INSURANCE/OTHER/NOTKNOWN/UNSET NatureOfRisk:IfcLabel SubNatureOfRisk1:IfcLabel SubNatureOfRisk2:IfcLabel RiskCause:IfcText AssessmentOfRisk=ALMOSTCERTAIN/VERYLIKELY/LIKELY/VERYPOSSIBLE/POSSIBLE/SOMEWHATPOSSIBLE/UNLIKELY/VERYUNLIKELY/RARE/OTHER/NOTKNOWN/UNSET RiskConsequence=CATASTROPHIC/SEVERE/MAJOR/CONSIDERABLE/MODERATE/SOME/MINOR/VERYLOW/INSIGNIFICANT/OTHER/NOTKNOWN/UNSET RiskRating=CRITICAL/VERYHIGH/HIGH/CONSIDERABLE/MODERATE/SOME/LOW/VERYLOW/INSIGNIFICANT/OTHER/NOTKNOWN/UNSET RiskOwner=DESIGNER/SPECIFIER/CONSTRUCTOR/INSTALLER/MAINTAINER/OTHER/NOTKNOWN/UNSET AffectsSurroundings:IfcBoolean PreventiveMeassures:IfcText
Pset_RoofCommon | IfcRoof, IfcRoofType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET AcousticRating:IfcLabel IsExternal:IfcBoolean ThermalTransmittance:IfcThermalTransmittanceMeasure LoadBearing:IfcBoolean FireRating:IfcLabel
Pset_SanitaryTerminalTypeBath | IfcSanitaryTerminal/BATH, IfcSanitaryTerminalType/BATH | BathType=DOMESTIC/DOMESTICCORNER/FOOT/JACUZZI/PLUNGE/SITZ/TREATMENT/WHIRLPOOL/OTHER/NOTKNOWN/UNSET DrainSize:IfcPositiveLengthMeasure HasGrabHandles:IfcBoolean
Pset_SanitaryTerminalTypeBidet | IfcSanitaryTerminal/BIDET, IfcSanitaryTerminalType/BIDET | Mounting=BACKTOWALL/PEDESTAL/COUNTERTOP/WALLHUNG/OTHER/NOTKNOWN/UNSET SpilloverLevel:IfcPositiveLengthMeasure DrainSize:IfcPositiveLengthMeasure
Pset_SanitaryTerminalTypeCistern | IfcSanitaryTerminal/CISTERN, IfcSanitaryTerminalType/CISTERN | CisternHeight=HIGHLEVEL/LOWLEVEL/NONE/OTHER/NOTKNOWN/UNSET CisternCapacity:IfcVolumeMeasure IsSingleFlush:IfcBoolean FlushType=LEVER/PULL/PUSH/SENSOR/OTHER/NOTKNOWN/UNSET FlushRate:IfcVolumeMeasure IsAutomaticFlush:IfcBoolean
Pset_SanitaryTerminalTypeCommon | IfcSanitaryTerminal, IfcSanitaryTerminalType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET NominalLength:IfcPositiveLengthMeasure NominalWidth:IfcPositiveLengthMeasure NominalDepth:IfcPositiveLengthMeasure Color:IfcLabel
Pset_SanitaryTerminalTypeSanitaryFountain | IfcSanitaryTerminal/SANITARYFOUNTAIN, IfcSanitaryTerminalType/SANITARYFOUNTAIN | FountainType=DRINKINGWATER/EYEWASH/OTHER/NOTKNOWN/UNSET Mounting=BACKTOWALL/PEDESTAL/COUNTERTOP/WALLHUNG/OTHER/NOTKNOWN/UNSET DrainSize:IfcPositiveLengthMeasure
Pset_SanitaryTerminalTypeShower | IfcSanitaryTerminal/SHOWER, IfcSanitaryTerminalType/SHOWER | ShowerType=DRENCH/INDIVIDUAL/TUNNEL/OTHER/NOTKNOWN/UNSET HasTray:IfcBoolean ShowerHeadDescription:IfcText DrainSize:IfcPositiveLengthMeasure
Pset_SanitaryTerminalTypeSink | IfcSanitaryTerminal/SINK, IfcSanitaryTerminalType/SINK | SinkType=BELFAST/BUCKET/CLEANERS/COMBINATION_LEFT/COMBINATION_RIGHT/COMBINATION_DOUBLE/DRIP/LABORATORY/LONDON/PLASTER/POT/RINSING/SHELF/VEGETABLEPREPARATION/OTHER/NOTKNOWN/UNSET Mounting=BACKTOWALL/PEDESTAL/COUNTERTOP/WALLHUNG/OTHER/NOTKNOWN/UNSET Color:IfcLabel DrainSize:IfcPositiveLengthMeasure MountingOffset:IfcLengthMeasure
Pset_SanitaryTerminalTypeToiletPan | IfcSanitaryTerminal/TOILETPAN, IfcSanitaryTerminalType/TOILETPAN | ToiletType=BEDPANWASHER/CHEMICAL/CLOSECOUPLED/LOOSECOUPLED/SLOPHOPPER/OTHER/NOTKNOWN/UNSET ToiletPanType=SIPHONIC/SQUAT/WASHDOWN/WASHOUT/OTHER/NOTKNOWN/UNSET PanMounting=BACKTOWALL/PEDESTAL/COUNTERTOP/WALLHUNG/OTHER/NOTKNOWN/UNSET SpilloverLevel:IfcPositiveLengthMeasure
Pset_SanitaryTerminalTypeUrinal | IfcSanitaryTerminal/URINAL, IfcSanitaryTerminalType/URINAL | UrinalType=BOWL/SLAB/STALL/TROUGH/OTHER/NOTKNOWN/UNSET Mounting=BACKTOWALL/PEDESTAL/COUNTERTOP/WALLHUNG/OTHER/NOTKNOWN/UNSET SpilloverLevel:IfcPositiveLengthMeasure
Pset_SanitaryTerminalTypeWashHandBasin | IfcSanitaryTerminal/WASHHANDBASIN, IfcSanitaryTerminalType/WASHHANDBASIN | WashHandBasinType=DENTALCUSPIDOR/HANDRINSE/HOSPITAL/TIPUP/WASHFOUNTAIN/WASHINGTROUGH/OTHER/NOTKNOWN/UNSET Mounting=BACKTOWALL/PEDESTAL/COUNTERTOP/WALLHUNG/OTHER/NOTKNOWN/UNSET DrainSize:IfcPositiveLengthMeasure MountingOffset:IfcLengthMeasure
Pset_SensorPHistory | IfcSensor | Value:- Direction:- Quality:- Status:-
Pset_SensorTypeCO2Sensor | IfcSensor/CO2SENSOR, IfcSensorType/CO2SENSOR | SetPointConcentration:IfcPositiveRatioMeasure
Pset_SensorTypeCommon | IfcSensor, IfcSensorType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_SensorTypeConductanceSensor | IfcSensor/CONDUCTANCESENSOR, IfcSensorType/CONDUCTANCESENSOR | SetPointConductance:IfcElectricConductanceMeasure
Pset_SensorTypeContactSensor | IfcSensor/CONTACTSENSOR, IfcSensorType/CONTACTSENSOR | SetPointContact:IfcInteger
Pset_SensorTypeFireSensor | IfcSensor/FIRESENSOR, IfcSensorType/FIRESENSOR | FireSensorSetPoint:IfcThermodynamicTemperatureMeasure AccuracyOfFireSensor:IfcThermodynamicTemperatureMeasure TimeConstant:IfcTimeMeasure
Pset_SensorTypeFlowSensor | IfcSensor/FLOWSENSOR, IfcSensorType/FLOWSENSOR | SetPointFlow:IfcVolumetricFlowRateMeasure
Pset_SensorTypeFrostSensor | IfcSensor/FROSTSENSOR | SetPointFrost:IfcPositiveRatioMeasure
Pset_SensorTypeGasSensor | IfcSensor/GASSENSOR, IfcSensorType/GASSENSOR | GasDetected:IfcLabel SetPointConcentration:IfcPositiveRatioMeasure CoverageArea:IfcAreaMeasure
Pset_SensorTypeHeatSensor | IfcSensor/HEATSENSOR, IfcSensorType/HEATSENSOR | CoverageArea:IfcAreaMeasure SetPointTemperature:IfcThermodynamicTemperatureMeasure RateOfTemperatureRise:IfcTemperatureRateOfChangeMeasure
Pset_SensorTypeHumiditySensor | IfcSensor/HUMIDITYSENSOR, IfcSensorType/HUMIDITYSENSOR | SetPointHumidity:IfcPositiveRatioMeasure
Pset_SensorTypeIdentifierSensor | IfcSensor/IDENTIFIERSENSOR | SetPointIdentifier:IfcIdentifier
Pset_SensorTypeIonConcentrationSensor | IfcSensor/IONCONCENTRATIONSENSOR, IfcSensorType/IONCONCENTRATIONSENSOR | SubstanceDetected:IfcLabel SetPointConcentration:IfcIonConcentrationMeasure
Pset_SensorTypeLevelSensor | IfcSensor/LEVEL, IfcSensorType/LEVEL | SetPointLevel:IfcPositiveLengthMeasure
Pset_SensorTypeLightSensor | IfcSensor/LIGHTSENSOR, IfcSensorType/LIGHTSENSOR | SetPointIlluminance:IfcIlluminanceMeasure
Pset_SensorTypeMoistureSensor | IfcSensor/MOISTURESENSOR, IfcSensorType/MOISTURESENSOR | SetPointMoisture:IfcPositiveRatioMeasure
Pset_SensorTypeMovementSensor | IfcSensor/MOVEMENTSENSOR, IfcSensorType/MOVEMENTSENSOR | MovementSensingType=PHOTOELECTRICCELL/PRESSUREPAD/OTHER/NOTKNOWN/UNSET SetPointMovement:IfcPositiveRatioMeasure
Pset_SensorTypePHSensor | IfcSensor/PHSENSOR, IfcSensorType/PHSENSOR | SetPointPH:IfcPHMeasure
Pset_SensorTypePressureSensor | IfcSensor/PRESSURESENSOR, IfcSensorType/PRESSURESENSOR | SetPointPressure:IfcPressureMeasure IsSwitch:IfcBoolean
Pset_SensorTypeRadiationSensor | IfcSensor/RADIATIONSENSOR, IfcSensorType/RADIATIONSENSOR | SetPointRadiation:IfcPowerMeasure
Pset_SensorTypeRadioactivitySensor | IfcSensor/RADIOACTIVITYSENSOR, IfcSensorType/RADIOACTIVITYSENSOR | SetPointRadioactivity:IfcRadioActivityMeasure
Pset_SensorTypeSmokeSensor | IfcSensor/SMOKESENSOR, IfcSensorType/SMOKESENSOR | CoverageArea:IfcAreaMeasure SetPointConcentration:IfcPositiveRatioMeasure HasBuiltInAlarm:IfcBoolean
Pset_SensorTypeSoundSensor | IfcSensor/SOUNDSENSOR, IfcSensorType/SOUNDSENSOR | SetPointSound:IfcSoundPressureMeasure
Pset_SensorTypeTemperatureSensor | IfcSensor/TEMPERATURESENSOR, IfcSensorType/TEMPERATURESENSOR | TemperatureSensorType=HIGHLIMIT/LOWLIMIT/OUTSIDETEMPERATURE/OPERATINGTEMPERATURE/ROOMTEMPERATURE/OTHER/NOTKNOWN/UNSET SetPointTemperature:IfcThermodynamicTemperatureMeasure
Pset_SensorTypeWindSensor | IfcSensor/WINDSENSOR, IfcSensorType/WINDSENSOR | WindSensorType=CUP/WINDMILL/HOTWIRE/LASERDOPPLER/SONIC/PLATE/TUBE/OTHER/NOTKNOWN/UNSET SetPointSpeed:IfcLinearVelocityMeasure
Pset_ServiceLife | IfcElement, IfcElementType | ServiceLifeDuration:IfcDuration MeanTimeBetweenFailure:IfcDuration
Pset_ServiceLifeFactors | IfcSystem | QualityOfComponents:IfcPositiveRatioMeasure DesignLevel:IfcPositiveRatioMeasure WorkExecutionLevel:IfcPositiveRatioMeasure IndoorEnvironment:IfcPositiveRatioMeasure OutdoorEnvironment:IfcPositiveRatioMeasure InUseConditions:IfcPositiveRatioMeasure MaintenanceLevel:IfcPositiveRatioMeasure
Pset_ShadingDeviceCommon | IfcShadingDevice, IfcShadingDeviceType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET ShadingDeviceType=FIXED/MOVABLE/OVERHANG/SIDEFIN/USERDEFINED/NOTDEFINED MechanicalOperated:IfcBoolean SolarTransmittance:IfcPositiveRatioMeasure SolarReflectance:IfcPositiveRatioMeasure VisibleLightTransmittance:IfcPositiveRatioMeasure VisibleLightReflectance:IfcPositiveRatioMeasure ThermalTransmittance:IfcThermalTransmittanceMeasure IsExternal:IfcBoolean Roughness:IfcLabel SurfaceColor:IfcLabel
Pset_ShadingDevicePHistory | IfcShadingDevice | TiltAngle:- Azimuth:-
Pset_SiteCommon | IfcSite | Reference:IfcIdentifier BuildableArea:IfcAreaMeasure SiteCoverageRatio:IfcPositiveRatioMeasure FloorAreaRatio:IfcPositiveRatioMeasure BuildingHeightLimit:IfcPositiveLengthMeasure TotalArea:IfcAreaMeasure
Pset_SlabCommon | IfcSlab, IfcSlabType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET AcousticRating:IfcLabel FireRating:IfcLabel PitchAngle:IfcPlaneAngleMeasure Combustible:IfcBoolean SurfaceSpreadOfFlame:IfcLabel Compartmentation:IfcBoolean IsExternal:IfcBoolean ThermalTransmittance:IfcThermalTransmittanceMeasure LoadBearing:IfcBoolean
Pset_SolarDeviceTypeCommon | IfcSolarDevice, IfcSolarDeviceType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET ActiveCellSurfaceAreaFraction:IfcNormalisedRatioMeasure CellEfficiency:IfcNormalisedRatioMeasure
Pset_SoundAttenuation | IfcAnnotation/SOUND | SoundScale=DBA/DBB/DBC/NC/NR SoundFrequency:IfcFrequencyMeasure SoundPressure:-
Pset_SoundGeneration | IfcDistributionFlowElement, IfcDistributionFlowElementType | SoundCurve:IfcSoundPowerMeasure/IfcFrequencyMeasure
Pset_SpaceCommon | IfcSpace, IfcSpaceType | Reference:IfcIdentifier IsExternal:IfcBoolean GrossPlannedArea:IfcAreaMeasure NetPlannedArea:IfcAreaMeasure PubliclyAccessible:IfcBoolean HandicapAccessible:IfcBoolean
Pset_SpaceCoveringRequirements | IfcSpace, IfcSpaceType | FloorCovering:IfcLabel FloorCoveringThickness:IfcPositiveLengthMeasure WallCovering:IfcLabel WallCoveringThickness:IfcPositiveLengthMeasure CeilingCovering:IfcLabel CeilingCoveringThickness:IfcPositiveLengthMeasure SkirtingBoard:IfcLabel SkirtingBoardHeight:IfcPositiveLengthMeasure Molding:IfcLabel MoldingHeight:IfcPositiveLengthMeasure ConcealedFlooring:IfcBoolean ConcealedFlooringOffset:IfcNonNegativeLengthMeasure ConcealedCeiling:IfcBoolean ConcealedCeilingOffset:IfcNonNegativeLengthMeasure
Pset_SpaceFireSafetyRequirements | IfcSpace, IfcSpatialZone, IfcZone, IfcSpaceType, IfcSpatialZoneType | FireRiskFactor:IfcLabel FlammableStorage:IfcBoolean FireExit:IfcBoolean SprinklerProtection:IfcBoolean SprinklerProtectionAutomatic:IfcBoolean AirPressurization:IfcBoolean
Pset_SpaceHeaterPHistory | IfcSpaceHeater | FractionRadiantHeatTransfer:- FractionConvectiveHeatTransfer:- Effectiveness:- SurfaceTemperature:- SpaceAirTemperature:- SpaceMeanRadiantTemperature:- AuxiliaryEnergySourceConsumption:- UACurve:- OutputCapacityCurve:- AirResistanceCurve:- Exponent:- HeatOutputRate:-
Pset_SpaceHeaterTypeCommon | IfcSpaceHeater, IfcSpaceHeaterType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET PlacementType=BASEBOARD/TOWELWARMER/SUSPENDED/WALL/OTHER/NOTKNOWN/UNSET TemperatureClassification=LOWTEMPERATURE/HIGHTEMPERATURE/OTHER/NOTKNOWN/UNSET HeatTransferDimension=POINT/PATH/SURFACE/OTHER/NOTKNOWN/UNSET HeatTransferMedium=WATER/STEAM/OTHER/NOTKNOWN/UNSET EnergySource=COAL/COAL_PULVERIZED/ELECTRICITY/GAS/OIL/PROPANE/WOOD/WOOD_CHIP/WOOD_PELLET/WOOD_PULVERIZED/OTHER/NOTKNOWN/UNSET BodyMass:IfcMassMeasure ThermalMassHeatCapacity:IfcReal OutputCapacity:IfcPowerMeasure ThermalEfficiency:IfcNormalisedRatioMeasure NumberOfPanels:IfcInteger NumberOfSections:IfcInteger
Pset_SpaceHeaterTypeConvector | IfcSpaceHeater/CONVECTOR, IfcSpaceHeaterType/CONVECTOR | ConvectorType=FORCED/NATURAL/OTHER/NOTKNOWN/UNSET
Pset_SpaceHeaterTypeRadiator | IfcSpaceHeater/RADIATOR, IfcSpaceHeaterType/RADIATOR | RadiatorType=FINNEDTUBE/PANEL/SECTIONAL/TUBULAR/OTHER/NOTKNOWN/UNSET TubingLength:IfcPositiveLengthMeasure WaterContent:IfcMassMeasure
Pset_SpaceLightingRequirements | IfcSpace, IfcSpatialZone, IfcZone, IfcSpaceType, IfcSpatialZoneType | ArtificialLighting:IfcBoolean Illuminance:IfcIlluminanceMeasure
Pset_SpaceOccupancyRequirements | IfcSpace, IfcSpatialZone, IfcZone, IfcSpaceType, IfcSpatialZoneType | OccupancyType:IfcLabel OccupancyNumber:IfcCountMeasure OccupancyNumberPeak:IfcCountMeasure OccupancyTimePerDay:IfcTimeMeasure AreaPerOccupant:IfcAreaMeasure MinimumHeadroom:IfcLengthMeasure IsOutlookDesirable:IfcBoolean
Pset_SpaceParking | IfcSpace/PARKING, IfcSpaceType/PARKING | ParkingUse:IfcLabel ParkingUnits:IfcCountMeasure IsAisle:IfcBoolean IsOneWay:IfcBoolean
Pset_SpaceThermalDesign | IfcSpace, IfcSpaceType | CoolingDesignAirflow:IfcVolumetricFlowRateMeasure HeatingDesignAirflow:IfcVolumetricFlowRateMeasure TotalSensibleHeatGain:IfcPowerMeasure TotalHeatGain:IfcPowerMeasure TotalHeatLoss:IfcPowerMeasure CoolingDryBulb:IfcThermodynamicTemperatureMeasure CoolingRelativeHumidity:IfcPositiveRatioMeasure HeatingDryBulb:IfcThermodynamicTemperatureMeasure HeatingRelativeHumidity:IfcPositiveRatioMeasure VentilationAirFlowrate:IfcVolumetricFlowRateMeasure ExhaustAirFlowrate:IfcVolumetricFlowRateMeasure CeilingRAPlenum:IfcBoolean BoundaryAreaHeatLoss:IfcHeatFluxDensityMeasure
Pset_SpaceThermalLoad | IfcSpace, IfcSpaceType | People:IfcPowerMeasure Lighting:IfcPowerMeasure EquipmentSensible:IfcPowerMeasure VentilationIndoorAir:IfcPowerMeasure VentilationOutdoorAir:IfcPowerMeasure RecirculatedAir:IfcPowerMeasure ExhaustAir:IfcPowerMeasure AirExchangeRate:IfcPowerMeasure DryBulbTemperature:IfcPowerMeasure RelativeHumidity:IfcPowerMeasure InfiltrationSensible:IfcPowerMeasure TotalSensibleLoad:IfcPowerMeasure TotalLatentLoad:IfcPowerMeasure TotalRadiantLoad:IfcPowerMeasure
Pset_SpaceThermalLoadPHistory | IfcSpace | People:- Lighting:- EquipmentSensible:- VentilationIndoorAir:- VentilationOutdoorAir:- RecirculatedAir:- ExhaustAir:- AirExchangeRate:- DryBulbTemperature:- RelativeHumidity:- InfiltrationSensible:- TotalSensibleLoad:- TotalLatentLoad:- TotalRadiantLoad:-
Pset_SpaceThermalPHistory | IfcSpace | CoolingAirFlowRate:- HeatingAirFlowRate:- VentilationAirFlowRate:- ExhaustAirFlowRate:- SpaceTemperature:- SpaceRelativeHumidity:-
Pset_SpaceThermalRequirements | IfcSpace, IfcSpatialZone, IfcZone, IfcSpaceType, IfcSpatialZoneType | SpaceTemperature:IfcThermodynamicTemperatureMeasure SpaceTemperatureMax:IfcThermodynamicTemperatureMeasure SpaceTemperatureMin:IfcThermodynamicTemperatureMeasure SpaceTemperatureSummerMax:IfcThermodynamicTemperatureMeasure SpaceTemperatureSummerMin:IfcThermodynamicTemperatureMeasure SpaceTemperatureWinterMax:IfcThermodynamicTemperatureMeasure SpaceTemperatureWinterMin:IfcThermodynamicTemperatureMeasure SpaceHumidity:IfcRatioMeasure SpaceHumidityMax:IfcRatioMeasure SpaceHumidityMin:IfcRatioMeasure SpaceHumiditySummer:IfcRatioMeasure SpaceHumidityWinter:IfcRatioMeasure DiscontinuedHeating:IfcBoolean NaturalVentilation:IfcBoolean NaturalVentilationRate:IfcCountMeasure MechanicalVentilationRate:IfcCountMeasure AirConditioning:IfcBoolean AirConditioningCentral:IfcBoolean
Pset_SpatialZoneCommon | IfcSpatialZone, IfcSpatialZoneType | Reference:IfcIdentifier IsExternal:IfcBoolean
Pset_StackTerminalTypeCommon | IfcStackTerminal, IfcStackTerminalType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_StairCommon | IfcStair, IfcStairType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET NumberOfRiser:IfcCountMeasure NumberOfTreads:IfcCountMeasure RiserHeight:IfcPositiveLengthMeasure TreadLength:IfcPositiveLengthMeasure NosingLength:IfcLengthMeasure WalkingLineOffset:IfcPositiveLengthMeasure TreadLengthAtOffset:IfcPositiveLengthMeasure TreadLengthAtInnerSide:IfcPositiveLengthMeasure WaistThickness:IfcPositiveLengthMeasure RequiredHeadroom:IfcPositiveLengthMeasure HandicapAccessible:IfcBoolean HasNonSkidSurface:IfcBoolean IsExternal:IfcBoolean ThermalTransmittance:IfcThermalTransmittanceMeasure LoadBearing:IfcBoolean FireRating:IfcLabel FireExit:IfcBoolean
Pset_StairFlightCommon | IfcStairFlight, IfcStairFlightType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET NumberOfRiser:IfcCountMeasure NumberOfTreads:IfcCountMeasure RiserHeight:IfcPositiveLengthMeasure TreadLength:IfcPositiveLengthMeasure NosingLength:IfcLengthMeasure WalkingLineOffset:IfcPositiveLengthMeasure TreadLengthAtOffset:IfcPositiveLengthMeasure TreadLengthAtInnerSide:IfcPositiveLengthMeasure Headroom:IfcPositiveLengthMeasure WaistThickness:IfcPositiveLengthMeasure
Pset_StructuralSurfaceMemberVaryingThickness | IfcStructuralSurfaceMemberVarying | Thickness1:IfcPositiveLengthMeasure Location1Local:IfcLengthMeasure Location1Global:IfcLengthMeasure Thickness2:IfcPositiveLengthMeasure Location2Local:IfcLengthMeasure Location2Global:IfcLengthMeasure Thickness3:IfcPositiveLengthMeasure Location3Local:IfcLengthMeasure Location3Global:IfcLengthMeasure
Pset_SwitchingDeviceTypeCommon | IfcSwitchingDevice, IfcSwitchingDeviceType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET NumberOfGangs:IfcInteger SwitchFunction=ONOFFSWITCH/INTERMEDIATESWITCH/DOUBLETHROWSWITCH/OTHER/NOTKNOWN/UNSET HasLock:IfcBoolean IsIlluminated:IfcBoolean Legend:IfcLabel SetPoint:IfcLabel/IfcInteger
Pset_SwitchingDeviceTypeContactor | IfcSwitchingDevice/CONTACTOR, IfcSwitchingDeviceType/CONTACTOR | ContactorType=CAPACITORSWITCHING/LOWCURRENT/MAGNETICLATCHING/MECHANICALLATCHING/MODULAR/REVERSING/STANDARD/OTHER/NOTKNOWN/UNSET
Pset_SwitchingDeviceTypeDimmerSwitch | IfcSwitchingDevice/DIMMERSWITCH, IfcSwitchingDeviceType/DIMMERSWITCH | DimmerType=ROCKER/SELECTOR/TWIST/OTHER/NOTKNOWN/UNSET
Pset_SwitchingDeviceTypeEmergencyStop | IfcSwitchingDevice/EMERGENCYSTOP, IfcSwitchingDeviceType/EMERGENCYSTOP | SwitchOperation=MUSHROOM/OTHER/NOTKNOWN/UNSET
Pset_SwitchingDeviceTypeKeypad | IfcSwitchingDevice/KEYPAD, IfcSwitchingDeviceType/KEYPAD | KeypadType=BUTTONS/TOUCHSCREEN/OTHER/NOTKNOWN/UNSET
Pset_SwitchingDeviceTypeMomentarySwitch | IfcSwitchingDevice/MOMENTARYSWITCH, IfcSwitchingDeviceType/MOMENTARYSWITCH | MomentaryType=BUTTON/OTHER/NOTKNOWN/UNSET
Pset_SwitchingDeviceTypePHistory | IfcSwitchingDevice | SetPoint:-
Pset_SwitchingDeviceTypeSelectorSwitch | IfcSwitchingDevice/SELECTORSWITCH, IfcSwitchingDeviceType/SELECTORSWITCH | SelectorType=BUTTONS/SLIDE/TWIST/OTHER/NOTKNOWN/UNSET SwitchUsage=EMERGENCY/GUARD/LIMIT/START/STOP/OTHER/NOTKNOWN/UNSET SwitchActivation=ACTUATOR/FOOT/HAND/PROXIMITY/SOUND/TWOHAND/WIRE/OTHER/NOTKNOWN/UNSET
Pset_SwitchingDeviceTypeStarter | IfcSwitchingDevice/STARTER, IfcSwitchingDeviceType/STARTER | StarterType=AUTOTRANSFORMER/MANUAL/DIRECTONLINE/FREQUENCY/NSTEP/RHEOSTATIC/STARDELTA/OTHER/NOTKNOWN/UNSET
Pset_SwitchingDeviceTypeSwitchDisconnector | IfcSwitchingDevice/SWITCHDISCONNECTOR, IfcSwitchingDeviceType/SWITCHDISCONNECTOR | SwitchDisconnectorType=CENTERBREAK/DIVIDEDSUPPORT/DOUBLEBREAK/EARTHINGSWITCH/ISOLATOR/OTHER/NOTKNOWN/UNSET LoadDisconnectionType=OFFLOAD/ONLOAD/OTHER/NOTKNOWN/UNSET
Pset_SwitchingDeviceTypeToggleSwitch | IfcSwitchingDevice/TOGGLESWITCH, IfcSwitchingDeviceType/TOGGLESWITCH | ToggleSwitchType=BREAKGLASS/CHANGEOVER/KEYOPERATED/MANUALPULL/PUSHBUTTON/PULLCORD/ROCKER/SELECTOR/TWIST/OTHER/NOTKNOWN/UNSET SwitchUsage=EMERGENCY/GUARD/LIMIT/START/STOP/OTHER/NOTKNOWN/UNSET SwitchActivation=ACTUATOR/FOOT/HAND/PROXIMITY/SOUND/TWOHAND/WIRE/OTHER/NOTKNOWN/UNSET
Pset_SystemFurnitureElementTypeCommon | IfcSystemFurnitureElement, IfcSystemFurnitureElementType | IsUsed:IfcBoolean GroupCode:IfcIdentifier NominalWidth:IfcPositiveLengthMeasure NominalHeight:IfcPositiveLengthMeasure Finishing:IfcLabel
Pset_SystemFurnitureElementTypePanel | IfcSystemFurnitureElement/PANEL, IfcSystemFurnitureElementType/PANEL | HasOpening:IfcBoolean FurniturePanelType=ACOUSTICAL/GLAZED/HORZ_SEG/MONOLITHIC/OPEN/ENDS/DOOR/SCREEN/OTHER/NOTKNOWN/UNSET NominalThickness:IfcPositiveLengthMeasure
Pset_SystemFurnitureElementTypeWorkSurface | IfcSystemFurnitureElement/WORKSURFACE, IfcSystemFurnitureElementType/WORKSURFACE | UsePurpose:IfcLabel SupportType=FREESTANDING/SUPPORTED/OTHER/NOTKNOWN/UNSET HangingHeight:IfcPositiveLengthMeasure NominalThickness:IfcPositiveLengthMeasure ShapeDescription:IfcLabel
Pset_TankOccurrence | IfcTank | TankComposition=COMPLEX/ELEMENT/PARTIAL/OTHER/NOTKNOWN/UNSET HasLadder:IfcBoolean HasVisualIndicator:IfcBoolean
Pset_TankPHistory | IfcTank | Temperature:IfcThermodynamicTemperatureMeasure Pressure:IfcPressureMeasure Level:-
Pset_TankTypeCommon | IfcTank, IfcTankType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET AccessType=NONE/LOOSECOVER/MANHOLE/SECUREDCOVER/SECUREDCOVERWITHMANHOLE/OTHER/NOTKNOWN/UNSET StorageType=ICE/WATER/RAINWATER/WASTEWATER/POTABLEWATER/FUEL/OIL/OTHER/NOTKNOWN/UNSET NominalLengthOrDiameter:IfcPositiveLengthMeasure NominalWidthOrDiameter:IfcPositiveLengthMeasure NominalDepth:IfcPositiveLengthMeasure NominalCapacity:IfcVolumeMeasure EffectiveCapacity:IfcVolumeMeasure OperatingWeight:IfcMassMeasure PatternType=HORIZONTALCYLINDER/VERTICALCYLINDER/RECTANGULAR/OTHER/NOTKNOWN/UNSET EndShapeType=CONCAVECONVEX/FLATCONVEX/CONVEXCONVEX/CONCAVEFLAT/FLATFLAT/OTHER/NOTKNOWN/UNSET FirstCurvatureRadius:IfcPositiveLengthMeasure SecondCurvatureRadius:IfcPositiveLengthMeasure NumberOfSections:IfcInteger
Pset_TankTypeExpansion | IfcTank/EXPANSION, IfcTankType/EXPANSION | ChargePressure:IfcPressureMeasure PressureRegulatorSetting:IfcPressureMeasure ReliefValveSetting:IfcPressureMeasure
Pset_TankTypePreformed | IfcTank/PREFORMED, IfcTankType/PREFORMED | PatternType=HORIZONTALCYLINDER/VERTICALCYLINDER/RECTANGULAR/OTHER/NOTKNOWN/UNSET EndShapeType=CONCAVECONVEX/FLATCONVEX/CONVEXCONVEX/CONCAVEFLAT/FLATFLAT/OTHER/NOTKNOWN/UNSET FirstCurvatureRadius:IfcPositiveLengthMeasure SecondCurvatureRadius:IfcPositiveLengthMeasure
Pset_TankTypePressureVessel | IfcTank/PRESSUREVESSEL, IfcTankType/PRESSUREVESSEL | ChargePressure:IfcPressureMeasure PressureRegulatorSetting:IfcPressureMeasure ReliefValveSetting:IfcPressureMeasure
Pset_TankTypeSectional | IfcTank/SECTIONAL, IfcTankType/SECTIONAL | NumberOfSections:IfcInteger SectionLength:IfcPositiveLengthMeasure SectionWidth:IfcPositiveLengthMeasure
Pset_TendonAnchorCommon | IfcTendonAnchor, IfcTendonAnchorType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_TendonCommon | IfcTendon, IfcTendonType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET NominalDiameter:IfcPositiveLengthMeasure SheathDiameter:IfcPositiveLengthMeasure
Pset_ThermalLoadAggregate | IfcSpatialElement, IfcSpatialElementType | TotalCoolingLoad:IfcPowerMeasure TotalHeatingLoad:IfcPowerMeasure LightingDiversity:IfcPositiveRatioMeasure InfiltrationDiversitySummer:IfcPositiveRatioMeasure InfiltrationDiversityWinter:IfcPositiveRatioMeasure ApplianceDiversity:IfcPositiveRatioMeasure LoadSafetyFactor:IfcPositiveRatioMeasure
Pset_ThermalLoadDesignCriteria | IfcSpatialElement, IfcSpatialElementType | OccupancyDiversity:IfcPositiveRatioMeasure OutsideAirPerPerson:IfcVolumetricFlowRateMeasure ReceptacleLoadIntensity:IfcReal AppliancePercentLoadToRadiant:IfcPositiveRatioMeasure LightingLoadIntensity:IfcReal LightingPercentLoadToReturnAir:IfcPositiveRatioMeasure
Pset_TransformerTypeCommon | IfcTransformer, IfcTransformerType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET PrimaryVoltage:IfcElectricVoltageMeasure SecondaryVoltage:IfcElectricVoltageMeasure PrimaryCurrent:IfcElectricCurrentMeasure SecondaryCurrent:IfcElectricCurrentMeasure PrimaryFrequency:IfcFrequencyMeasure SecondaryFrequency:IfcFrequencyMeasure PrimaryApparentPower:IfcPowerMeasure SecondaryApparentPower:IfcPowerMeasure MaximumApparentPower:IfcPowerMeasure SecondaryCurrentType=AC/DC/NOTKNOWN/UNSET ShortCircuitVoltage:- RealImpedanceRatio:IfcRatioMeasure ImaginaryImpedanceRatio:IfcRatioMeasure TransformerVectorGroup=DD0/DD6/DY5/DY11/YD5/YD11/DZ0/DZ6/YY0/YY6/YZ5/YZ11/OTHER/NOTKNOWN/UNSET IsNeutralPrimaryTerminalAvailable:IfcBoolean IsNeutralSecondaryTerminalAvailable:IfcBoolean EfficiencyCurve:IfcNormalisedRatioMeasure RadiativeFraction:IfcNormalisedRatioMeasure
Pset_TransportElementCommon | IfcTransportElement, IfcTransportElementType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET CapacityPeople:IfcCountMeasure CapacityWeight:IfcMassMeasure FireExit:IfcBoolean
Pset_TransportElementElevator | IfcTransportElement/ELEVATOR, IfcTransportElementType/ELEVATOR | FireFightingLift:IfcBoolean ClearWidth:IfcPositiveLengthMeasure ClearDepth:IfcPositiveLengthMeasure ClearHeight:IfcPositiveLengthMeasure
Pset_TubeBundleTypeCommon | IfcTubeBundle, IfcTubeBundleType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET NumberOfRows:IfcInteger StaggeredRowSpacing:IfcPositiveLengthMeasure InLineRowSpacing:IfcPositiveLengthMeasure NumberOfCircuits:IfcInteger FoulingFactor:IfcThermalResistanceMeasure ThermalConductivity:IfcThermalConductivityMeasure Length:IfcPositiveLengthMeasure Volume:IfcVolumeMeasure NominalDiameter:IfcPositiveLengthMeasure OutsideDiameter:IfcPositiveLengthMeasure InsideDiameter:IfcPositiveLengthMeasure HorizontalSpacing:IfcPositiveLengthMeasure VerticalSpacing:IfcPositiveLengthMeasure HasTurbulator:IfcBoolean
Pset_TubeBundleTypeFinned | IfcTubeBundle/FINNED, IfcTubeBundleType/FINNED | Spacing:IfcPositiveLengthMeasure Thickness:IfcPositiveLengthMeasure ThermalConductivity:IfcThermalConductivityMeasure Length:IfcPositiveLengthMeasure Height:IfcPositiveLengthMeasure Diameter:IfcPositiveLengthMeasure FinCorrugatedType:IfcLabel HasCoating:IfcBoolean
Pset_UnitaryControlElementPHistory | IfcUnitaryControlElement | Temperature:- Mode:- Fan:- SetPoint:-
Pset_UnitaryControlElementTypeCommon | IfcUnitaryControlElement, IfcUnitaryControlElementType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET Mode:IfcLabel/IfcIdentifier
Pset_UnitaryControlElementTypeIndicatorPanel | IfcUnitaryControlElement/INDICATORPANEL, IfcUnitaryControlElementType/INDICATORPANEL | Application=LiftPositionIndicator/LiftHallLantern/LiftArrivalGong/LiftCarDirectionLantern/LiftFireSystemsPort/LiftVoiceAnnouncer/OTHER/NOTKNOWN/UNSET
Pset_UnitaryControlElementTypeThermostat | IfcUnitaryControlElement/THERMOSTAT, IfcUnitaryControlElementType/THERMOSTAT | TemperatureSetPoint:IfcThermodynamicTemperatureMeasure
Pset_UnitaryEquipmentTypeAirConditioningUnit | IfcUnitaryEquipment/AIRCONDITIONINGUNIT, IfcUnitaryEquipmentType/AIRCONDITIONINGUNIT | SensibleCoolingCapacity:IfcPowerMeasure LatentCoolingCapacity:IfcPowerMeasure CoolingEfficiency:IfcPositiveRatioMeasure HeatingCapacity:IfcPowerMeasure HeatingEfficiency:IfcPositiveRatioMeasure CondenserFlowrate:IfcVolumetricFlowRateMeasure CondenserEnteringTemperature:IfcThermodynamicTemperatureMeasure CondenserLeavingTemperature:IfcThermodynamicTemperatureMeasure OutsideAirFlowrate:IfcVolumetricFlowRateMeasure
Pset_UnitaryEquipmentTypeAirHandler | IfcUnitaryEquipment/AIRHANDLER, IfcUnitaryEquipmentType/AIRHANDLER | AirHandlerConstruction=MANUFACTUREDITEM/CONSTRUCTEDONSITE/OTHER/NOTKNOWN/UNSET AirHandlerFanCoilArrangement=BLOWTHROUGH/DRAWTHROUGH/OTHER/NOTKNOWN/UNSET DualDeck:IfcBoolean
Pset_UnitaryEquipmentTypeCommon | IfcUnitaryEquipment, IfcUnitaryEquipmentType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_UtilityConsumptionPHistory | IfcBuilding | Heat:- Electricity:- Water:- Fuel:- Steam:-
Pset_ValvePHistory | IfcValve | PercentageOpen:- MeasuredFlowRate:- MeasuredPressureDrop:-
Pset_ValveTypeAirRelease | IfcValve/AIRRELEASE, IfcValveType/AIRRELEASE | IsAutomatic:IfcBoolean
Pset_ValveTypeCommon | IfcValve, IfcValveType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET ValvePattern=SINGLEPORT/ANGLED_2_PORT/STRAIGHT_2_PORT/STRAIGHT_3_PORT/CROSSOVER_4_PORT/OTHER/NOTKNOWN/UNSET ValveOperation=DROPWEIGHT/FLOAT/HYDRAULIC/LEVER/LOCKSHIELD/MOTORIZED/PNEUMATIC/SOLENOID/SPRING/THERMOSTATIC/WHEEL/OTHER/NOTKNOWN/UNSET ValveMechanism=BALL/BUTTERFLY/CONFIGUREDGATE/GLAND/GLOBE/LUBRICATEDPLUG/NEEDLE/PARALLELSLIDE/PLUG/WEDGEGATE/OTHER/NOTKNOWN/UNSET Size:IfcPositiveLengthMeasure TestPressure:IfcPressureMeasure WorkingPressure:IfcPressureMeasure FlowCoefficient:IfcReal CloseOffRating:IfcPressureMeasure
Pset_ValveTypeDrawOffCock | IfcValve/DRAWOFFCOCK, IfcValveType/DRAWOFFCOCK | HasHoseUnion:IfcBoolean
Pset_ValveTypeFaucet | IfcValve/FAUCET, IfcValveType/FAUCET | FaucetType=BIB/GLOBE/DIVERTER/DIVIDEDFLOWCOMBINATION/PILLAR/SINGLEOUTLETCOMBINATION/SPRAY/SPRAYMIXING/OTHER/NOTKNOWN/UNSET FaucetOperation=CERAMICDISC/LEVERHANDLE/NONCONCUSSIVESELFCLOSING/QUATERTURN/QUICKACTION/SCREWDOWN/SELFCLOSING/TIMEDSELFCLOSING/OTHER/NOTKNOWN/UNSET FaucetFunction=COLD/HOT/MIXED/OTHER/NOTKNOWN/UNSET Finish:IfcText FaucetTopDescription:IfcText
Pset_ValveTypeFlushing | IfcValve/FLUSHING, IfcValveType/FLUSHING | FlushingRate:IfcVolumetricFlowRateMeasure HasIntegralShutOffDevice:IfcBoolean IsHighPressure:IfcBoolean
Pset_ValveTypeGasTap | IfcValve/GASTAP, IfcValveType/GASTAP | HasHoseUnion:IfcBoolean
Pset_ValveTypeIsolating | IfcValve/ISOLATING, IfcValveType/ISOLATING | IsNormallyOpen:IfcBoolean IsolatingPurpose=LANDING/LANDINGWITHPRESSUREREGULATION/OTHER/NOTKNOWN/UNSET
Pset_ValveTypeMixing | IfcValve/MIXING, IfcValveType/MIXING | MixerControl=MANUAL/PREDEFINED/THERMOSTATIC/OTHER/NOTKNOWN/UNSET OutletConnectionSize:IfcPositiveLengthMeasure
Pset_ValveTypePressureReducing | IfcValve/PRESSUREREDUCING, IfcValveType/PRESSUREREDUCING | UpstreamPressure:IfcPressureMeasure DownstreamPressure:IfcPressureMeasure
Pset_ValveTypePressureRelief | IfcValve/PRESSURERELIEF, IfcValveType/PRESSURERELIEF | ReliefPressure:IfcPressureMeasure
Pset_VibrationIsolatorTypeCommon | IfcVibrationIsolator, IfcVibrationIsolatorType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET VibrationTransmissibility:IfcPositiveRatioMeasure IsolatorStaticDeflection:IfcLengthMeasure IsolatorCompressibility:IfcRatioMeasure MaximumSupportedWeight:IfcMassMeasure NominalHeight:IfcPositiveLengthMeasure
Pset_WallCommon | IfcWall, IfcWallType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET AcousticRating:IfcLabel FireRating:IfcLabel Combustible:IfcBoolean SurfaceSpreadOfFlame:IfcLabel ThermalTransmittance:IfcThermalTransmittanceMeasure IsExternal:IfcBoolean LoadBearing:IfcBoolean ExtendToStructure:IfcBoolean Compartmentation:IfcBoolean
Pset_Warranty | IfcElement, IfcElementType | WarrantyIdentifier:IfcIdentifier WarrantyStartDate:IfcDate WarrantyEndDate:IfcDate IsExtendedWarranty:IfcBoolean WarrantyPeriod:IfcDuration WarrantyContent:IfcText PointOfContact:IfcLabel Exclusions:IfcText
Pset_WasteTerminalTypeCommon | IfcWasteTerminal, IfcWasteTerminalType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_WasteTerminalTypeFloorTrap | IfcWasteTerminal/FLOORTRAP, IfcWasteTerminalType/FLOORTRAP | NominalBodyLength:IfcPositiveLengthMeasure NominalBodyWidth:IfcPositiveLengthMeasure NominalBodyDepth:IfcPositiveLengthMeasure IsForSullageWater:IfcBoolean SpilloverLevel:IfcPositiveLengthMeasure TrapType=NONE/P_TRAP/Q_TRAP/S_TRAP/OTHER/NOTKNOWN/UNSET HasStrainer:IfcBoolean OutletConnectionSize:IfcPositiveLengthMeasure InletPatternType=NONE/1/2/3/4/12/13/14/23/24/34/123/124/134/234/1234 InletConnectionSize:IfcPositiveLengthMeasure CoverLength:IfcPositiveLengthMeasure CoverWidth:IfcPositiveLengthMeasure CoverMaterial:-
Pset_WasteTerminalTypeFloorWaste | IfcWasteTerminal/FLOORWASTE, IfcWasteTerminalType/FLOORWASTE | NominalBodyLength:IfcPositiveLengthMeasure NominalBodyWidth:IfcPositiveLengthMeasure NominalBodyDepth:IfcPositiveLengthMeasure OutletConnectionSize:IfcPositiveLengthMeasure CoverLength:IfcPositiveLengthMeasure CoverWidth:IfcPositiveLengthMeasure
Pset_WasteTerminalTypeGullySump | IfcWasteTerminal/GULLYSUMP, IfcWasteTerminalType/GULLYSUMP | NominalSumpLength:IfcPositiveLengthMeasure NominalSumpWidth:IfcPositiveLengthMeasure NominalSumpDepth:IfcPositiveLengthMeasure GullyType=VERTICAL/BACKINLET/OTHER/NOTKNOWN/UNSET TrapType=NONE/P_TRAP/Q_TRAP/S_TRAP/OTHER/NOTKNOWN/UNSET OutletConnectionSize:IfcPositiveLengthMeasure BackInletPatternType=NONE/1/2/3/4/12/13/14/23/24/34/123/124/134/234/1234 InletConnectionSize:IfcPositiveLengthMeasure CoverLength:IfcPositiveLengthMeasure CoverWidth:IfcPositiveLengthMeasure
Pset_WasteTerminalTypeGullyTrap | IfcWasteTerminal/GULLYTRAP, IfcWasteTerminalType/GULLYTRAP | NominalBodyLength:IfcPositiveLengthMeasure NominalBodyWidth:IfcPositiveLengthMeasure NominalBodyDepth:IfcPositiveLengthMeasure GullyType=VERTICAL/BACKINLET/OTHER/NOTKNOWN/UNSET HasStrainer:IfcBoolean TrapType=NONE/P_TRAP/Q_TRAP/S_TRAP/OTHER/NOTKNOWN/UNSET OutletConnectionSize:IfcPositiveLengthMeasure BackInletPatternType=NONE/1/2/3/4/12/13/14/23/24/34/123/124/134/234/1234 InletConnectionSize:IfcPositiveLengthMeasure CoverLength:IfcPositiveLengthMeasure CoverWidth:IfcPositiveLengthMeasure
Pset_WasteTerminalTypeRoofDrain | IfcWasteTerminal/ROOFDRAIN, IfcWasteTerminalType/ROOFDRAIN | NominalBodyLength:IfcPositiveLengthMeasure NominalBodyWidth:IfcPositiveLengthMeasure NominalBodyDepth:IfcPositiveLengthMeasure OutletConnectionSize:IfcPositiveLengthMeasure CoverLength:IfcPositiveLengthMeasure CoverWidth:IfcPositiveLengthMeasure
Pset_WasteTerminalTypeWasteDisposalUnit | IfcWasteTerminal/WASTEDISPOSALUNIT, IfcWasteTerminalType/WASTEDISPOSALUNIT | DrainConnectionSize:IfcPositiveLengthMeasure OutletConnectionSize:IfcPositiveLengthMeasure NominalDepth:IfcPositiveLengthMeasure
Pset_WasteTerminalTypeWasteTrap | IfcWasteTerminal/WASTETRAP, IfcWasteTerminalType/WASTETRAP | WasteTrapType=NONE/P_TRAP/Q_TRAP/S_TRAP/OTHER/NOTKNOWN/UNSET OutletConnectionSize:IfcPositiveLengthMeasure InletConnectionSize:IfcPositiveLengthMeasure
Pset_WindowCommon | IfcWindow, IfcWindowType | Reference:IfcIdentifier Status=NEW/EXISTING/DEMOLISH/TEMPORARY/OTHER/NOTKNOWN/UNSET AcousticRating:IfcLabel FireRating:IfcLabel SecurityRating:IfcLabel IsExternal:IfcBoolean Infiltration:IfcVolumetricFlowRateMeasure ThermalTransmittance:IfcThermalTransmittanceMeasure GlazingAreaFraction:IfcPositiveRatioMeasure HasSillExternal:IfcBoolean HasSillInternal:IfcBoolean HasDrive:IfcBoolean SmokeStop:IfcBoolean FireExit:IfcBoolean WaterTightnessRating:IfcLabel MechanicalLoadRating:IfcLabel WindLoadRating:IfcLabel
Pset_WorkControlCommon | IfcWorkControl | WorkStartTime:IfcTime WorkFinishTime:IfcTime WorkDayDuration:IfcDuration WorkWeekDuration:IfcDuration WorkMonthDuration:IfcDuration
Pset_ZoneCommon | IfcZone | Reference:IfcIdentifier IsExternal:IfcBoolean GrossPlannedArea:IfcAreaMeasure NetPlannedArea:IfcAreaMeasure PubliclyAccessible:IfcBoolean HandicapAccessible:IfcBoolean
Qto_ActuatorBaseQuantities | IfcActuator | GrossWeight:IfcMassMeasure
Qto_AirTerminalBaseQuantities | IfcAirTerminal | GrossWeight:IfcMassMeasure Perimeter:IfcLengthMeasure TotalSurfaceArea:IfcAreaMeasure
Qto_AirTerminalBoxTypeBaseQuantities | IfcAirTerminalBox | GrossWeight:IfcMassMeasure
Qto_AirToAirHeatRecoveryBaseQuantities | IfcAirToAirHeatRecovery | GrossWeight:IfcMassMeasure
Qto_AlarmBaseQuantities | IfcAlarm | GrossWeight:IfcMassMeasure
Qto_AudioVisualApplianceBaseQuantities | IfcAudioVisualAppliance | GrossWeight:IfcMassMeasure
Qto_BeamBaseQuantities | IfcBeam | Length:IfcLengthMeasure CrossSectionArea:IfcAreaMeasure OuterSurfaceArea:IfcAreaMeasure GrossSurfaceArea:IfcAreaMeasure NetSurfaceArea:IfcAreaMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure
Qto_BoilerBaseQuantities | IfcBoiler | GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure TotalSurfaceArea:IfcAreaMeasure
Qto_BuildingBaseQuantities | IfcBuilding | Height:IfcLengthMeasure EavesHeight:IfcLengthMeasure FootprintArea:IfcAreaMeasure GrossFloorArea:IfcAreaMeasure NetFloorArea:IfcAreaMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure
Qto_BuildingElementProxyQuantities | IfcBuildingElementProxy | NetSurfaceArea:IfcCountMeasure NetVolume:IfcCountMeasure
Qto_BuildingStoreyBaseQuantities | IfcBuildingStorey | GrossHeight:IfcLengthMeasure NetHeigtht:IfcLengthMeasure GrossPerimeter:IfcLengthMeasure GrossFloorArea:IfcAreaMeasure NetFloorArea:IfcAreaMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure
Qto_BurnerBaseQuantities | IfcBurner | GrossWeight:IfcMassMeasure
Qto_CableCarrierFittingBaseQuantities | IfcCableCarrierFitting | GrossWeight:IfcMassMeasure
Qto_CableCarrierSegmentBaseQuantities | IfcCableCarrierSegment | GrossWeight:IfcMassMeasure Length:IfcLengthMeasure CrossSectionArea:IfcAreaMeasure OuterSurfaceArea:IfcAreaMeasure
Qto_CableFittingBaseQuantities | IfcCableFitting | GrossWeight:IfcMassMeasure
Qto_CableSegmentBaseQuantities | IfcCableSegment | GrossWeight:IfcMassMeasure Length:IfcLengthMeasure CrossSectionArea:IfcAreaMeasure OuterSurfaceArea:IfcAreaMeasure
Qto_ChillerBaseQuantities | IfcChiller | GrossWeight:IfcMassMeasure
Qto_ChimneyBaseQuantities | IfcChimney | Length:IfcLengthMeasure
Qto_CoilBaseQuantities | IfcCoil | GrossWeight:IfcMassMeasure
Qto_ColumnBaseQuantities | IfcColumn | Length:IfcLengthMeasure CrossSectionArea:IfcAreaMeasure OuterSurfaceArea:IfcAreaMeasure GrossSurfaceArea:IfcAreaMeasure NetSurfaceArea:IfcAreaMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure
Qto_CommunicationsApplianceBaseQuantities | IfcCommunicationsAppliance | GrossWeight:IfcMassMeasure
Qto_CompressorBaseQuantities | IfcCompressor | GrossWeight:IfcMassMeasure
Qto_CondenserBaseQuantities | IfcCondenser | GrossWeight:IfcMassMeasure
Qto_ConstructionEquipmentResourceBaseQuantities | IfcConstructionEquipmentResource | UsageTime:IfcTimeMeasure OperatingTime:IfcTimeMeasure
Qto_ConstructionMaterialResourceBaseQuantities | IfcConstructionMaterialResource | GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure
Qto_ControllerBaseQuantities | IfcController | GrossWeight:IfcMassMeasure
Qto_CooledBeamBaseQuantities | IfcCooledBeam | GrossWeight:IfcMassMeasure
Qto_CoolingTowerBaseQuantities | IfcCoolingTower | GrossWeight:IfcMassMeasure
Qto_CoveringBaseQuantities | IfcCovering | Width:IfcLengthMeasure GrossArea:IfcAreaMeasure NetArea:IfcAreaMeasure
Qto_CurtainWallQuantities | IfcCurtainWall | Length:IfcLengthMeasure Height:IfcLengthMeasure Width:IfcLengthMeasure GrossSideArea:IfcAreaMeasure NetSideArea:IfcAreaMeasure
Qto_DamperBaseQuantities | IfcDamper | GrossWeight:IfcMassMeasure
Qto_DistributionChamberElementBaseQuantities | IfcDistributionChamberElement | GrossSurfaceArea:IfcAreaMeasure NetSurfaceArea:IfcAreaMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure
Qto_DoorBaseQuantities | IfcDoor | Width:IfcLengthMeasure Height:IfcLengthMeasure Perimeter:IfcLengthMeasure Area:IfcAreaMeasure
Qto_DuctFittingBaseQuantities | IfcDuctFitting | Length:IfcLengthMeasure GrossCrossSectionArea:IfcAreaMeasure NetCrossSectionArea:IfcAreaMeasure OuterSurfaceArea:IfcAreaMeasure GrossWeight:IfcMassMeasure
Qto_DuctSegmentBaseQuantities | IfcDuctSegment | Length:IfcLengthMeasure GrossCrossSectionArea:IfcAreaMeasure NetCrossSectionArea:IfcAreaMeasure OuterSurfaceArea:IfcAreaMeasure GrossWeight:IfcMassMeasure
Qto_DuctSilencerBaseQuantities | IfcDuctSilencer | GrossWeight:IfcMassMeasure
Qto_ElectricApplianceBaseQuantities | IfcElectricAppliance | GrossWeight:IfcMassMeasure
Qto_ElectricDistributionBoardBaseQuantities | IfcElectricDistributionBoard | GrossWeight:IfcMassMeasure NumberOfCircuits:IfcCountMeasure
Qto_ElectricFlowStorageDeviceBaseQuantities | IfcElectricFlowStorageDevice | GrossWeight:IfcMassMeasure
Qto_ElectricGeneratorBaseQuantities | IfcElectricGenerator | GrossWeight:IfcMassMeasure
Qto_ElectricMotorBaseQuantities | IfcElectricMotor | GrossWeight:IfcMassMeasure
Qto_ElectricTimeControlBaseQuantities | IfcElectricTimeControl | GrossWeight:IfcMassMeasure
Qto_EvaporativeCoolerBaseQuantities | IfcEvaporativeCooler | GrossWeight:IfcMassMeasure
Qto_EvaporatorBaseQuantities | IfcEvaporator | GrossWeight:IfcMassMeasure
Qto_FanBaseQuantities | IfcFan | GrossWeight:IfcMassMeasure
Qto_FilterBaseQuantities | IfcFilter | GrossWeight:IfcMassMeasure
Qto_FireSuppressionTerminalBaseQuantities | IfcFireSuppressionTerminal | GrossWeight:IfcMassMeasure
Qto_FlowInstrumentBaseQuantities | IfcFlowInstrument | GrossWeight:IfcMassMeasure
Qto_FlowMeterBaseQuantities | IfcFlowMeter | GrossWeight:IfcMassMeasure
Qto_FootingBaseQuantities | IfcFooting | Length:IfcLengthMeasure Width:IfcLengthMeasure Height:IfcLengthMeasure CrossSectionArea:IfcAreaMeasure OuterSurfaceArea:IfcAreaMeasure GrossSurfaceArea:IfcAreaMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure
Qto_HeatExchangerBaseQuantities | IfcHeatExchanger | GrossWeight:IfcMassMeasure
Qto_HumidifierBaseQuantities | IfcHumidifier | GrossWeight:IfcMassMeasure
Qto_InterceptorBaseQuantities | IfcInterceptor | GrossWeight:IfcMassMeasure
Qto_JunctionBoxBaseQuantities | IfcJunctionBox | GrossWeight:IfcMassMeasure NumberOfGangs:IfcCountMeasure
Qto_LaborResourceBaseQuantities | IfcLaborResource | StandardWork:IfcTimeMeasure OvertimeWork:IfcTimeMeasure
Qto_LampBaseQuantities | IfcLamp | GrossWeight:IfcMassMeasure
Qto_LightFixtureBaseQuantities | IfcLightFixture | GrossWeight:IfcMassMeasure
Qto_MemberBaseQuantities | IfcMember | Length:IfcLengthMeasure CrossSectionArea:IfcAreaMeasure OuterSurfaceArea:IfcAreaMeasure GrossSurfaceArea:IfcAreaMeasure NetSurfaceArea:IfcAreaMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure
Qto_MotorConnectionBaseQuantities | IfcMotorConnection | GrossWeight:IfcMassMeasure
Qto_OpeningElementBaseQuantities | IfcOpeningElement | Width:IfcLengthMeasure Height:IfcLengthMeasure Depth:IfcLengthMeasure Area:IfcAreaMeasure Volume:IfcVolumeMeasure
Qto_OutletBaseQuantities | IfcOutlet | GrossWeight:IfcMassMeasure
Qto_PileBaseQuantities | IfcPile | Length:IfcLengthMeasure CrossSectionArea:IfcAreaMeasure OuterSurfaceArea:IfcAreaMeasure GrossSurfaceArea:IfcAreaMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure
Qto_PipeFittingBaseQuantities | IfcPipeFitting | Length:IfcLengthMeasure GrossCrossSectionArea:IfcAreaMeasure NetCrossSectionArea:IfcAreaMeasure OuterSurfaceArea:IfcAreaMeasure GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure
Qto_PipeSegmentBaseQuantities | IfcPipeSegment | Length:IfcLengthMeasure GrossCrossSectionArea:IfcAreaMeasure NetCrossSectionArea:IfcAreaMeasure OuterSurfaceArea:IfcAreaMeasure GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure
Qto_PlateBaseQuantities | IfcPlate | Width:IfcLengthMeasure Perimeter:IfcLengthMeasure GrossArea:IfcAreaMeasure NetArea:IfcAreaMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure
Qto_ProjectionElementBaseQuantities | IfcProjectionElement | Area:IfcAreaMeasure Volume:IfcVolumeMeasure
Qto_ProtectiveDeviceBaseQuantities | IfcProtectiveDevice | GrossWeight:IfcMassMeasure
Qto_ProtectiveDeviceTrippingUnitBaseQuantities | IfcProtectiveDeviceTrippingUnit | GrossWeight:IfcMassMeasure
Qto_PumpBaseQuantities | IfcPump | GrossWeight:IfcMassMeasure
Qto_RailingBaseQuantities | IfcRailing | Length:IfcLengthMeasure
Qto_RampFlightBaseQuantities | IfcRampFlight | Length:IfcLengthMeasure Width:IfcLengthMeasure GrossArea:IfcAreaMeasure NetArea:IfcAreaMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure
Qto_ReinforcingElementBaseQuantities | IfcReinforcingElement | Count:IfcCountMeasure Length:IfcLengthMeasure Weight:IfcMassMeasure
Qto_RoofBaseQuantities | IfcRoof | GrossArea:IfcAreaMeasure NetArea:IfcAreaMeasure ProjectedArea:IfcAreaMeasure
Qto_SanitaryTerminalBaseQuantities | IfcSanitaryTerminal | GrossWeight:IfcMassMeasure
Qto_SensorBaseQuantities | IfcSensor | GrossWeight:IfcMassMeasure
Qto_SiteBaseQuantities | IfcSite | GrossPerimeter:IfcLengthMeasure GrossArea:IfcAreaMeasure
Qto_SlabBaseQuantities | IfcSlab | Width:IfcLengthMeasure Length:IfcLengthMeasure Depth:IfcLengthMeasure Perimeter:IfcLengthMeasure GrossArea:IfcAreaMeasure NetArea:IfcAreaMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure
Qto_SolarDeviceBaseQuantities | IfcSolarDevice | GrossWeight:IfcMassMeasure GrossArea:IfcAreaMeasure
Qto_SpaceBaseQuantities | IfcSpace | Height:IfcLengthMeasure FinishCeilingHeight:IfcLengthMeasure FinishFloorHeight:IfcLengthMeasure GrossPerimeter:IfcLengthMeasure NetPerimeter:IfcLengthMeasure GrossFloorArea:IfcAreaMeasure NetFloorArea:IfcAreaMeasure GrossWallArea:IfcAreaMeasure NetWallArea:IfcAreaMeasure GrossCeilingArea:IfcAreaMeasure NetCeilingArea:IfcAreaMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure
Qto_SpaceHeaterBaseQuantities | IfcSpaceHeater | Length:IfcLengthMeasure GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure
Qto_StackTerminalBaseQuantities | IfcStackTerminal | GrossWeight:IfcMassMeasure
Qto_StairFlightBaseQuantities | IfcStairFlight | Length:IfcLengthMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure
Qto_SwitchingDeviceBaseQuantities | IfcSwitchingDevice | GrossWeight:IfcMassMeasure
Qto_TankBaseQuantities | IfcTank | GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure TotalSurfaceArea:IfcAreaMeasure
Qto_TransformerBaseQuantities | IfcTransformer | GrossWeight:IfcMassMeasure
Qto_TubeBundleBaseQuantities | IfcTubeBundle | GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure
Qto_UnitaryControlElementBaseQuantities | IfcUnitaryControlElement | GrossWeight:IfcMassMeasure
Qto_UnitaryEquipmentBaseQuantities | IfcUnitaryEquipment | GrossWeight:IfcMassMeasure
Qto_ValveBaseQuantities | IfcValve | GrossWeight:IfcMassMeasure
Qto_VibrationIsolatorBaseQuantities | IfcVibrationIsolator | GrossWeight:IfcMassMeasure
Qto_WallBaseQuantities | IfcWall | Length:IfcLengthMeasure Width:IfcLengthMeasure Height:IfcLengthMeasure GrossFootprintArea:IfcAreaMeasure NetFootprintArea:IfcAreaMeasure GrossSideArea:IfcAreaMeasure NetSideArea:IfcAreaMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure
Qto_WasteTerminalBaseQuantities | IfcWasteTerminal | GrossWeight:IfcMassMeasure
Qto_WindowBaseQuantities | IfcWindow | Width:IfcLengthMeasure Height:IfcLengthMeasure Perimeter:IfcLengthMeasure Area:IfcAreaMeasure
`,
};
