// oxlint-disable eslint/max-lines -- One line an entity, enumeration, data type and set, so that two editions can be compared.
import type { IfcTables } from "../tables.ts";

/** The names of IFC4X3_ADD2; the format is described in `../README.md`. */
export const IFC4X3_ADD2: IfcTables = {
  entities: `
IfcActorRole
IfcAddress*
 IfcPostalAddress
 IfcTelecomAddress
IfcAlignmentParameterSegment*
 IfcAlignmentCantSegment IfcAlignmentCantSegmentTypeEnum
 IfcAlignmentHorizontalSegment IfcAlignmentHorizontalSegmentTypeEnum
 IfcAlignmentVerticalSegment IfcAlignmentVerticalSegmentTypeEnum
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
  IfcMapConversionScaled
 IfcRigidOperation
IfcCoordinateReferenceSystem*
 IfcGeographicCRS
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
 IfcLinearPlacement
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
  IfcQuantityNumber
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
   IfcIndexedPolygonalTextureMap
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
 IfcOpenCrossProfileDef
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
     IfcGradientCurve
     IfcSegmentedReferenceCurve
    IfcIndexedPolyCurve
    IfcPolyline
    IfcTrimmedCurve
   IfcConic*
    IfcCircle
    IfcEllipse
   IfcLine
   IfcOffsetCurve*
    IfcOffsetCurve2D
    IfcOffsetCurve3D
    IfcOffsetCurveByDistances
   IfcPcurve
   IfcPolynomialCurve
   IfcSpiral*
    IfcClothoid
    IfcCosineSpiral
    IfcSecondOrderPolynomialSpiral
    IfcSeventhOrderPolynomialSpiral
    IfcSineSpiral
    IfcThirdOrderPolynomialSpiral
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
   IfcAxis2PlacementLinear
  IfcPlanarExtent
   IfcPlanarBox
  IfcPoint*
   IfcCartesianPoint
   IfcPointByDistanceExpression
   IfcPointOnCurve
   IfcPointOnSurface
  IfcSectionedSpine
  IfcSegment*
   IfcCompositeCurveSegment
    IfcReparametrisedCompositeCurveSegment
   IfcCurveSegment
  IfcShellBasedSurfaceModel
  IfcSolidModel*
   IfcCsgSolid
   IfcManifoldSolidBrep*
    IfcAdvancedBrep
     IfcAdvancedBrepWithVoids
    IfcFacetedBrep
     IfcFacetedBrepWithVoids
   IfcSectionedSolid*
    IfcSectionedSolidHorizontal
   IfcSweptAreaSolid*
    IfcDirectrixCurveSweptAreaSolid*
     IfcFixedReferenceSweptAreaSolid
      IfcDirectrixDerivedReferenceSweptAreaSolid
     IfcSurfaceCurveSweptAreaSolid
    IfcExtrudedAreaSolid
     IfcExtrudedAreaSolidTapered
    IfcRevolvedAreaSolid
     IfcRevolvedAreaSolidTapered
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
   IfcSectionedSurface
   IfcSweptSurface*
    IfcSurfaceOfLinearExtrusion
    IfcSurfaceOfRevolution
  IfcTessellatedItem*
   IfcIndexedPolygonalFace
    IfcIndexedPolygonalFaceWithVoids
   IfcTessellatedFaceSet*
    IfcPolygonalFaceSet
    IfcTriangulatedFaceSet
     IfcTriangulatedIrregularNetwork
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
     IfcBuiltSystem IfcBuiltSystemTypeEnum
     IfcDistributionSystem IfcDistributionSystemEnum
      IfcDistributionCircuit
     IfcStructuralAnalysisModel IfcAnalysisModelTypeEnum
     IfcZone
   IfcProcess*
    IfcEvent IfcEventTypeEnum
    IfcProcedure IfcProcedureTypeEnum
    IfcTask IfcTaskTypeEnum
   IfcProduct*
    IfcAnnotation IfcAnnotationTypeEnum
    IfcElement*
     IfcBuiltElement
      IfcBeam IfcBeamTypeEnum
      IfcBearing IfcBearingTypeEnum
      IfcBuildingElementProxy IfcBuildingElementProxyTypeEnum
      IfcChimney IfcChimneyTypeEnum
      IfcColumn IfcColumnTypeEnum
      IfcCourse IfcCourseTypeEnum
      IfcCovering IfcCoveringTypeEnum
      IfcCurtainWall IfcCurtainWallTypeEnum
      IfcDeepFoundation
       IfcCaissonFoundation IfcCaissonFoundationTypeEnum
       IfcPile IfcPileTypeEnum
      IfcDoor IfcDoorTypeEnum
      IfcEarthworksElement
       IfcEarthworksFill IfcEarthworksFillTypeEnum
       IfcReinforcedSoil IfcReinforcedSoilTypeEnum
      IfcFooting IfcFootingTypeEnum
      IfcKerb IfcKerbTypeEnum
      IfcMember IfcMemberTypeEnum
      IfcMooringDevice IfcMooringDeviceTypeEnum
      IfcNavigationElement IfcNavigationElementTypeEnum
      IfcPavement IfcPavementTypeEnum
      IfcPlate IfcPlateTypeEnum
      IfcRail IfcRailTypeEnum
      IfcRailing IfcRailingTypeEnum
      IfcRamp IfcRampTypeEnum
      IfcRampFlight IfcRampFlightTypeEnum
      IfcRoof IfcRoofTypeEnum
      IfcShadingDevice IfcShadingDeviceTypeEnum
      IfcSlab IfcSlabTypeEnum
      IfcStair IfcStairTypeEnum
      IfcStairFlight IfcStairFlightTypeEnum
      IfcTrackElement IfcTrackElementTypeEnum
      IfcWall IfcWallTypeEnum
       IfcWallStandardCase
      IfcWindow IfcWindowTypeEnum
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
        IfcDistributionBoard IfcDistributionBoardTypeEnum
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
        IfcConveyorSegment IfcConveyorSegmentTypeEnum
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
        IfcLiquidTerminal IfcLiquidTerminalTypeEnum
        IfcMedicalDevice IfcMedicalDeviceTypeEnum
        IfcMobileTelecommunicationsAppliance IfcMobileTelecommunicationsApplianceTypeEnum
        IfcOutlet IfcOutletTypeEnum
        IfcSanitaryTerminal IfcSanitaryTerminalTypeEnum
        IfcSignal IfcSignalTypeEnum
        IfcSpaceHeater IfcSpaceHeaterTypeEnum
        IfcStackTerminal IfcStackTerminalTypeEnum
        IfcWasteTerminal IfcWasteTerminalTypeEnum
       IfcFlowTreatmentDevice
        IfcDuctSilencer IfcDuctSilencerTypeEnum
        IfcElectricFlowTreatmentDevice IfcElectricFlowTreatmentDeviceTypeEnum
        IfcFilter IfcFilterTypeEnum
        IfcInterceptor IfcInterceptorTypeEnum
     IfcElementAssembly IfcElementAssemblyTypeEnum
     IfcElementComponent*
      IfcBuildingElementPart IfcBuildingElementPartTypeEnum
      IfcDiscreteAccessory IfcDiscreteAccessoryTypeEnum
      IfcFastener IfcFastenerTypeEnum
      IfcImpactProtectionDevice IfcImpactProtectionDeviceTypeEnum
      IfcMechanicalFastener IfcMechanicalFastenerTypeEnum
      IfcReinforcingElement*
       IfcReinforcingBar IfcReinforcingBarTypeEnum
       IfcReinforcingMesh IfcReinforcingMeshTypeEnum
       IfcTendon IfcTendonTypeEnum
       IfcTendonAnchor IfcTendonAnchorTypeEnum
       IfcTendonConduit IfcTendonConduitTypeEnum
      IfcSign IfcSignTypeEnum
      IfcVibrationDamper IfcVibrationDamperTypeEnum
      IfcVibrationIsolator IfcVibrationIsolatorTypeEnum
     IfcFeatureElement*
      IfcFeatureElementAddition*
       IfcProjectionElement IfcProjectionElementTypeEnum
      IfcFeatureElementSubtraction*
       IfcEarthworksCut IfcEarthworksCutTypeEnum
       IfcOpeningElement IfcOpeningElementTypeEnum
       IfcVoidingFeature IfcVoidingFeatureTypeEnum
      IfcSurfaceFeature IfcSurfaceFeatureTypeEnum
     IfcFurnishingElement
      IfcFurniture IfcFurnitureTypeEnum
      IfcSystemFurnitureElement IfcSystemFurnitureElementTypeEnum
     IfcGeographicElement IfcGeographicElementTypeEnum
     IfcGeotechnicalElement*
      IfcGeotechnicalAssembly*
       IfcBorehole
       IfcGeomodel
       IfcGeoslice
      IfcGeotechnicalStratum IfcGeotechnicalStratumTypeEnum
     IfcTransportationDevice*
      IfcTransportElement IfcTransportElementTypeEnum
      IfcVehicle IfcVehicleTypeEnum
     IfcVirtualElement IfcVirtualElementTypeEnum
    IfcLinearElement
     IfcAlignmentCant
     IfcAlignmentHorizontal
     IfcAlignmentSegment
     IfcAlignmentVertical
    IfcPort*
     IfcDistributionPort IfcDistributionPortTypeEnum
    IfcPositioningElement*
     IfcGrid IfcGridTypeEnum
     IfcLinearPositioningElement
      IfcAlignment IfcAlignmentTypeEnum
     IfcReferent IfcReferentTypeEnum
    IfcSpatialElement*
     IfcExternalSpatialStructureElement*
      IfcExternalSpatialElement IfcExternalSpatialElementTypeEnum
     IfcSpatialStructureElement*
      IfcBuildingStorey
      IfcFacility
       IfcBridge IfcBridgeTypeEnum
       IfcBuilding
       IfcMarineFacility IfcMarineFacilityTypeEnum
       IfcRailway IfcRailwayTypeEnum
       IfcRoad IfcRoadTypeEnum
      IfcFacilityPart*
       IfcBridgePart IfcBridgePartTypeEnum
       IfcFacilityPartCommon IfcFacilityPartCommonTypeEnum
       IfcMarinePart IfcMarinePartTypeEnum
       IfcRailwayPart IfcRailwayPartTypeEnum
       IfcRoadPart IfcRoadPartTypeEnum
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
    IfcElementType*
     IfcBuiltElementType
      IfcBeamType IfcBeamTypeEnum
      IfcBearingType IfcBearingTypeEnum
      IfcBuildingElementProxyType IfcBuildingElementProxyTypeEnum
      IfcChimneyType IfcChimneyTypeEnum
      IfcColumnType IfcColumnTypeEnum
      IfcCourseType IfcCourseTypeEnum
      IfcCoveringType IfcCoveringTypeEnum
      IfcCurtainWallType IfcCurtainWallTypeEnum
      IfcDeepFoundationType
       IfcCaissonFoundationType IfcCaissonFoundationTypeEnum
       IfcPileType IfcPileTypeEnum
      IfcDoorType IfcDoorTypeEnum
      IfcFootingType IfcFootingTypeEnum
      IfcKerbType IfcKerbTypeEnum
      IfcMemberType IfcMemberTypeEnum
      IfcMooringDeviceType IfcMooringDeviceTypeEnum
      IfcNavigationElementType IfcNavigationElementTypeEnum
      IfcPavementType IfcPavementTypeEnum
      IfcPlateType IfcPlateTypeEnum
      IfcRailingType IfcRailingTypeEnum
      IfcRailType IfcRailTypeEnum
      IfcRampFlightType IfcRampFlightTypeEnum
      IfcRampType IfcRampTypeEnum
      IfcRoofType IfcRoofTypeEnum
      IfcShadingDeviceType IfcShadingDeviceTypeEnum
      IfcSlabType IfcSlabTypeEnum
      IfcStairFlightType IfcStairFlightTypeEnum
      IfcStairType IfcStairTypeEnum
      IfcTrackElementType IfcTrackElementTypeEnum
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
        IfcDistributionBoardType IfcDistributionBoardTypeEnum
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
        IfcConveyorSegmentType IfcConveyorSegmentTypeEnum
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
        IfcLiquidTerminalType IfcLiquidTerminalTypeEnum
        IfcMedicalDeviceType IfcMedicalDeviceTypeEnum
        IfcMobileTelecommunicationsApplianceType IfcMobileTelecommunicationsApplianceTypeEnum
        IfcOutletType IfcOutletTypeEnum
        IfcSanitaryTerminalType IfcSanitaryTerminalTypeEnum
        IfcSignalType IfcSignalTypeEnum
        IfcSpaceHeaterType IfcSpaceHeaterTypeEnum
        IfcStackTerminalType IfcStackTerminalTypeEnum
        IfcWasteTerminalType IfcWasteTerminalTypeEnum
       IfcFlowTreatmentDeviceType*
        IfcDuctSilencerType IfcDuctSilencerTypeEnum
        IfcElectricFlowTreatmentDeviceType IfcElectricFlowTreatmentDeviceTypeEnum
        IfcFilterType IfcFilterTypeEnum
        IfcInterceptorType IfcInterceptorTypeEnum
     IfcElementAssemblyType IfcElementAssemblyTypeEnum
     IfcElementComponentType*
      IfcBuildingElementPartType IfcBuildingElementPartTypeEnum
      IfcDiscreteAccessoryType IfcDiscreteAccessoryTypeEnum
      IfcFastenerType IfcFastenerTypeEnum
      IfcImpactProtectionDeviceType IfcImpactProtectionDeviceTypeEnum
      IfcMechanicalFastenerType IfcMechanicalFastenerTypeEnum
      IfcReinforcingElementType*
       IfcReinforcingBarType IfcReinforcingBarTypeEnum
       IfcReinforcingMeshType IfcReinforcingMeshTypeEnum
       IfcTendonAnchorType IfcTendonAnchorTypeEnum
       IfcTendonConduitType IfcTendonConduitTypeEnum
       IfcTendonType IfcTendonTypeEnum
      IfcSignType IfcSignTypeEnum
      IfcVibrationDamperType IfcVibrationDamperTypeEnum
      IfcVibrationIsolatorType IfcVibrationIsolatorTypeEnum
     IfcFurnishingElementType
      IfcFurnitureType IfcFurnitureTypeEnum
      IfcSystemFurnitureElementType IfcSystemFurnitureElementTypeEnum
     IfcGeographicElementType IfcGeographicElementTypeEnum
     IfcTransportationDeviceType*
      IfcTransportElementType IfcTransportElementTypeEnum
      IfcVehicleType IfcVehicleTypeEnum
    IfcSpatialElementType*
     IfcSpatialStructureElementType*
      IfcSpaceType IfcSpaceTypeEnum
     IfcSpatialZoneType IfcSpatialZoneTypeEnum
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
   IfcRelAssociatesProfileDef
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
   IfcRelPositions
   IfcRelReferencedInSpatialStructure
   IfcRelSequence
   IfcRelServicesBuildings
   IfcRelSpaceBoundary
    IfcRelSpaceBoundary1stLevel
     IfcRelSpaceBoundary2ndLevel
  IfcRelDeclares
  IfcRelDecomposes*
   IfcRelAdheresToElement
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
IfcTextureCoordinateIndices
 IfcTextureCoordinateIndicesWithVoids
IfcTimePeriod
IfcTimeSeries*
 IfcIrregularTimeSeries
 IfcRegularTimeSeries
IfcTimeSeriesValue
IfcUnitAssignment
IfcVirtualGridIntersection
IfcWellKnownText
`,
  occurrencesByType: "",
  enumerations: `
IfcActionRequestTypeEnum EMAIL FAX PHONE POST VERBAL USERDEFINED NOTDEFINED
IfcActionSourceTypeEnum BRAKES BUOYANCY COMPLETION_G1 CREEP CURRENT DEAD_LOAD_G EARTHQUAKE_E ERECTION FIRE ICE IMPACT IMPULSE LACK_OF_FIT LIVE_LOAD_Q PRESTRESSING_P PROPPING RAIN SETTLEMENT_U SHRINKAGE SNOW_S SYSTEM_IMPERFECTION TEMPERATURE_T TRANSPORT WAVE WIND_W USERDEFINED NOTDEFINED
IfcActionTypeEnum EXTRAORDINARY_A PERMANENT_G VARIABLE_Q USERDEFINED NOTDEFINED
IfcActuatorTypeEnum ELECTRICACTUATOR HANDOPERATEDACTUATOR HYDRAULICACTUATOR PNEUMATICACTUATOR THERMOSTATICACTUATOR USERDEFINED NOTDEFINED
IfcAddressTypeEnum DISTRIBUTIONPOINT HOME OFFICE SITE USERDEFINED
IfcAirTerminalBoxTypeEnum CONSTANTFLOW VARIABLEFLOWPRESSUREDEPENDANT VARIABLEFLOWPRESSUREINDEPENDANT USERDEFINED NOTDEFINED
IfcAirTerminalTypeEnum DIFFUSER GRILLE LOUVRE REGISTER USERDEFINED NOTDEFINED
IfcAirToAirHeatRecoveryTypeEnum FIXEDPLATECOUNTERFLOWEXCHANGER FIXEDPLATECROSSFLOWEXCHANGER FIXEDPLATEPARALLELFLOWEXCHANGER HEATPIPE ROTARYWHEEL RUNAROUNDCOILLOOP THERMOSIPHONCOILTYPEHEATEXCHANGERS THERMOSIPHONSEALEDTUBEHEATEXCHANGERS TWINTOWERENTHALPYRECOVERYLOOPS USERDEFINED NOTDEFINED
IfcAlarmTypeEnum BELL BREAKGLASSBUTTON LIGHT MANUALPULLBOX RAILWAYCROCODILE RAILWAYDETONATOR SIREN WHISTLE USERDEFINED NOTDEFINED
IfcAlignmentCantSegmentTypeEnum BLOSSCURVE CONSTANTCANT COSINECURVE HELMERTCURVE LINEARTRANSITION SINECURVE VIENNESEBEND
IfcAlignmentHorizontalSegmentTypeEnum BLOSSCURVE CIRCULARARC CLOTHOID COSINECURVE CUBIC HELMERTCURVE LINE SINECURVE VIENNESEBEND
IfcAlignmentTypeEnum USERDEFINED NOTDEFINED
IfcAlignmentVerticalSegmentTypeEnum CIRCULARARC CLOTHOID CONSTANTGRADIENT PARABOLICARC
IfcAnalysisModelTypeEnum IN_PLANE_LOADING_2D LOADING_3D OUT_PLANE_LOADING_2D USERDEFINED NOTDEFINED
IfcAnalysisTheoryTypeEnum FIRST_ORDER_THEORY FULL_NONLINEAR_THEORY SECOND_ORDER_THEORY THIRD_ORDER_THEORY USERDEFINED NOTDEFINED
IfcAnnotationTypeEnum CONTOURLINE DIMENSION ISOBAR ISOLUX ISOTHERM LEADER SURVEY SYMBOL TEXT USERDEFINED NOTDEFINED
IfcArithmeticOperatorEnum ADD DIVIDE MODULO MULTIPLY SUBTRACT
IfcAssemblyPlaceEnum FACTORY SITE NOTDEFINED
IfcAudioVisualApplianceTypeEnum AMPLIFIER CAMERA COMMUNICATIONTERMINAL DISPLAY MICROPHONE PLAYER PROJECTOR RECEIVER RECORDINGEQUIPMENT SPEAKER SWITCHER TELEPHONE TUNER USERDEFINED NOTDEFINED
IfcBeamTypeEnum BEAM CORNICE DIAPHRAGM EDGEBEAM GIRDER_SEGMENT HATSTONE HOLLOWCORE JOIST LINTEL PIERCAP SPANDREL T_BEAM USERDEFINED NOTDEFINED
IfcBearingTypeEnum CYLINDRICAL DISK ELASTOMERIC GUIDE POT ROCKER ROLLER SPHERICAL USERDEFINED NOTDEFINED
IfcBenchmarkEnum EQUALTO GREATERTHAN GREATERTHANOREQUALTO INCLUDEDIN INCLUDES LESSTHAN LESSTHANOREQUALTO NOTEQUALTO NOTINCLUDEDIN NOTINCLUDES
IfcBoilerTypeEnum STEAM WATER USERDEFINED NOTDEFINED
IfcBridgePartTypeEnum ABUTMENT DECK DECK_SEGMENT FOUNDATION PIER PIER_SEGMENT PYLON SUBSTRUCTURE SUPERSTRUCTURE SURFACESTRUCTURE USERDEFINED NOTDEFINED
IfcBridgeTypeEnum ARCHED CABLE_STAYED CANTILEVER CULVERT FRAMEWORK GIRDER SUSPENSION TRUSS USERDEFINED NOTDEFINED
IfcBuildingElementPartTypeEnum APRON ARMOURUNIT INSULATION PRECASTPANEL SAFETYCAGE USERDEFINED NOTDEFINED
IfcBuildingElementProxyTypeEnum COMPLEX ELEMENT PARTIAL PROVISIONFORSPACE PROVISIONFORVOID USERDEFINED NOTDEFINED
IfcBuildingSystemTypeEnum FENESTRATION FOUNDATION LOADBEARING OUTERSHELL SHADING TRANSPORT USERDEFINED NOTDEFINED
IfcBuiltSystemTypeEnum EROSIONPREVENTION FENESTRATION FOUNDATION LOADBEARING MOORING OUTERSHELL PRESTRESSING RAILWAYLINE RAILWAYTRACK REINFORCING SHADING TRACKCIRCUIT TRANSPORT USERDEFINED NOTDEFINED
IfcBurnerTypeEnum USERDEFINED NOTDEFINED
IfcCableCarrierFittingTypeEnum BEND CONNECTOR CROSS JUNCTION REDUCER TEE TRANSITION USERDEFINED NOTDEFINED
IfcCableCarrierSegmentTypeEnum CABLEBRACKET CABLELADDERSEGMENT CABLETRAYSEGMENT CABLETRUNKINGSEGMENT CATENARYWIRE CONDUITSEGMENT DROPPER USERDEFINED NOTDEFINED
IfcCableFittingTypeEnum CONNECTOR ENTRY EXIT FANOUT JUNCTION TRANSITION USERDEFINED NOTDEFINED
IfcCableSegmentTypeEnum BUSBARSEGMENT CABLESEGMENT CONDUCTORSEGMENT CONTACTWIRESEGMENT CORESEGMENT FIBERSEGMENT FIBERTUBE OPTICALCABLESEGMENT STITCHWIRE WIREPAIRSEGMENT USERDEFINED NOTDEFINED
IfcCaissonFoundationTypeEnum CAISSON WELL USERDEFINED NOTDEFINED
IfcChangeActionEnum ADDED DELETED MODIFIED NOCHANGE NOTDEFINED
IfcChillerTypeEnum AIRCOOLED HEATRECOVERY WATERCOOLED USERDEFINED NOTDEFINED
IfcChimneyTypeEnum USERDEFINED NOTDEFINED
IfcCoilTypeEnum DXCOOLINGCOIL ELECTRICHEATINGCOIL GASHEATINGCOIL HYDRONICCOIL STEAMHEATINGCOIL WATERCOOLINGCOIL WATERHEATINGCOIL USERDEFINED NOTDEFINED
IfcColumnTypeEnum COLUMN PIERSTEM PIERSTEM_SEGMENT PILASTER STANDCOLUMN USERDEFINED NOTDEFINED
IfcCommunicationsApplianceTypeEnum ANTENNA AUTOMATON COMPUTER FAX GATEWAY INTELLIGENTPERIPHERAL IPNETWORKEQUIPMENT LINESIDEELECTRONICUNIT MODEM NETWORKAPPLIANCE NETWORKBRIDGE NETWORKHUB OPTICALLINETERMINAL OPTICALNETWORKUNIT PRINTER RADIOBLOCKCENTER REPEATER ROUTER SCANNER TELECOMMAND TELEPHONYEXCHANGE TRANSITIONCOMPONENT TRANSPONDER TRANSPORTEQUIPMENT USERDEFINED NOTDEFINED
IfcComplexPropertyTemplateTypeEnum P_COMPLEX Q_COMPLEX
IfcCompressorTypeEnum BOOSTER DYNAMIC HERMETIC OPENTYPE RECIPROCATING ROLLINGPISTON ROTARY ROTARYVANE SCROLL SEMIHERMETIC SINGLESCREW SINGLESTAGE TROCHOIDAL TWINSCREW WELDEDSHELLHERMETIC USERDEFINED NOTDEFINED
IfcCondenserTypeEnum AIRCOOLED EVAPORATIVECOOLED WATERCOOLED WATERCOOLEDBRAZEDPLATE WATERCOOLEDSHELLCOIL WATERCOOLEDSHELLTUBE WATERCOOLEDTUBEINTUBE USERDEFINED NOTDEFINED
IfcConnectionTypeEnum ATEND ATPATH ATSTART NOTDEFINED
IfcConstraintEnum ADVISORY HARD SOFT USERDEFINED NOTDEFINED
IfcConstructionEquipmentResourceTypeEnum DEMOLISHING EARTHMOVING ERECTING HEATING LIGHTING PAVING PUMPING TRANSPORTING USERDEFINED NOTDEFINED
IfcConstructionMaterialResourceTypeEnum AGGREGATES CONCRETE DRYWALL FUEL GYPSUM MASONRY METAL PLASTIC WOOD USERDEFINED NOTDEFINED
IfcConstructionProductResourceTypeEnum ASSEMBLY FORMWORK USERDEFINED NOTDEFINED
IfcControllerTypeEnum FLOATING MULTIPOSITION PROGRAMMABLE PROPORTIONAL TWOPOSITION USERDEFINED NOTDEFINED
IfcConveyorSegmentTypeEnum BELTCONVEYOR BUCKETCONVEYOR CHUTECONVEYOR SCREWCONVEYOR USERDEFINED NOTDEFINED
IfcCooledBeamTypeEnum ACTIVE PASSIVE USERDEFINED NOTDEFINED
IfcCoolingTowerTypeEnum MECHANICALFORCEDDRAFT MECHANICALINDUCEDDRAFT NATURALDRAFT USERDEFINED NOTDEFINED
IfcCostItemTypeEnum USERDEFINED NOTDEFINED
IfcCostScheduleTypeEnum BUDGET COSTPLAN ESTIMATE PRICEDBILLOFQUANTITIES SCHEDULEOFRATES TENDER UNPRICEDBILLOFQUANTITIES USERDEFINED NOTDEFINED
IfcCourseTypeEnum ARMOUR BALLASTBED CORE FILTER PAVEMENT PROTECTION USERDEFINED NOTDEFINED
IfcCoveringTypeEnum CEILING CLADDING COPING FLOORING INSULATION MEMBRANE MOLDING ROOFING SKIRTINGBOARD SLEEVING TOPPING WRAPPING USERDEFINED NOTDEFINED
IfcCrewResourceTypeEnum OFFICE SITE USERDEFINED NOTDEFINED
IfcCurtainWallTypeEnum USERDEFINED NOTDEFINED
IfcCurveInterpolationEnum LINEAR LOG_LINEAR LOG_LOG NOTDEFINED
IfcDamperTypeEnum BACKDRAFTDAMPER BALANCINGDAMPER BLASTDAMPER CONTROLDAMPER FIREDAMPER FIRESMOKEDAMPER FUMEHOODEXHAUST GRAVITYDAMPER GRAVITYRELIEFDAMPER RELIEFDAMPER SMOKEDAMPER USERDEFINED NOTDEFINED
IfcDataOriginEnum MEASURED PREDICTED SIMULATED USERDEFINED NOTDEFINED
IfcDerivedUnitEnum ACCELERATIONUNIT ANGULARVELOCITYUNIT AREADENSITYUNIT COMPOUNDPLANEANGLEUNIT CURVATUREUNIT DYNAMICVISCOSITYUNIT HEATFLUXDENSITYUNIT HEATINGVALUEUNIT INTEGERCOUNTRATEUNIT IONCONCENTRATIONUNIT ISOTHERMALMOISTURECAPACITYUNIT KINEMATICVISCOSITYUNIT LINEARFORCEUNIT LINEARMOMENTUNIT LINEARSTIFFNESSUNIT LINEARVELOCITYUNIT LUMINOUSINTENSITYDISTRIBUTIONUNIT MASSDENSITYUNIT MASSFLOWRATEUNIT MASSPERLENGTHUNIT MODULUSOFELASTICITYUNIT MODULUSOFLINEARSUBGRADEREACTIONUNIT MODULUSOFROTATIONALSUBGRADEREACTIONUNIT MODULUSOFSUBGRADEREACTIONUNIT MOISTUREDIFFUSIVITYUNIT MOLECULARWEIGHTUNIT MOMENTOFINERTIAUNIT PHUNIT PLANARFORCEUNIT ROTATIONALFREQUENCYUNIT ROTATIONALMASSUNIT ROTATIONALSTIFFNESSUNIT SECTIONAREAINTEGRALUNIT SECTIONMODULUSUNIT SHEARMODULUSUNIT SOUNDPOWERLEVELUNIT SOUNDPOWERUNIT SOUNDPRESSURELEVELUNIT SOUNDPRESSUREUNIT SPECIFICHEATCAPACITYUNIT TEMPERATUREGRADIENTUNIT TEMPERATURERATEOFCHANGEUNIT THERMALADMITTANCEUNIT THERMALCONDUCTANCEUNIT THERMALEXPANSIONCOEFFICIENTUNIT THERMALRESISTANCEUNIT THERMALTRANSMITTANCEUNIT TORQUEUNIT VAPORPERMEABILITYUNIT VOLUMETRICFLOWRATEUNIT WARPINGCONSTANTUNIT WARPINGMOMENTUNIT USERDEFINED
IfcDirectionSenseEnum NEGATIVE POSITIVE
IfcDiscreteAccessoryTypeEnum ANCHORPLATE BIRDPROTECTION BRACKET CABLEARRANGER ELASTIC_CUSHION EXPANSION_JOINT_DEVICE FILLER FLASHING INSULATOR LOCK PANEL_STRENGTHENING POINTMACHINEMOUNTINGDEVICE POINT_MACHINE_LOCKING_DEVICE RAILBRACE RAILPAD RAIL_LUBRICATION RAIL_MECHANICAL_EQUIPMENT SHOE SLIDINGCHAIR SOUNDABSORPTION TENSIONINGEQUIPMENT USERDEFINED NOTDEFINED
IfcDistributionBoardTypeEnum CONSUMERUNIT DISPATCHINGBOARD DISTRIBUTIONBOARD DISTRIBUTIONFRAME MOTORCONTROLCENTRE SWITCHBOARD USERDEFINED NOTDEFINED
IfcDistributionChamberElementTypeEnum FORMEDDUCT INSPECTIONCHAMBER INSPECTIONPIT MANHOLE METERCHAMBER SUMP TRENCH VALVECHAMBER USERDEFINED NOTDEFINED
IfcDistributionPortTypeEnum CABLE CABLECARRIER DUCT PIPE WIRELESS USERDEFINED NOTDEFINED
IfcDistributionSystemEnum AIRCONDITIONING AUDIOVISUAL CATENARY_SYSTEM CHEMICAL CHILLEDWATER COMMUNICATION COMPRESSEDAIR CONDENSERWATER CONTROL CONVEYING DATA DISPOSAL DOMESTICCOLDWATER DOMESTICHOTWATER DRAINAGE EARTHING ELECTRICAL ELECTROACOUSTIC EXHAUST FIREPROTECTION FIXEDTRANSMISSIONNETWORK FUEL GAS HAZARDOUS HEATING LIGHTING LIGHTNINGPROTECTION MOBILENETWORK MONITORINGSYSTEM MUNICIPALSOLIDWASTE OIL OPERATIONAL OPERATIONALTELEPHONYSYSTEM OVERHEAD_CONTACTLINE_SYSTEM POWERGENERATION RAINWATER REFRIGERATION RETURN_CIRCUIT SECURITY SEWAGE SIGNAL STORMWATER TELEPHONE TV VACUUM VENT VENTILATION WASTEWATER WATERSUPPLY USERDEFINED NOTDEFINED
IfcDocumentConfidentialityEnum CONFIDENTIAL PERSONAL PUBLIC RESTRICTED USERDEFINED NOTDEFINED
IfcDocumentStatusEnum DRAFT FINAL FINALDRAFT REVISION NOTDEFINED
IfcDoorPanelOperationEnum DOUBLE_ACTING FIXEDPANEL FOLDING REVOLVING ROLLINGUP SLIDING SWINGING USERDEFINED NOTDEFINED
IfcDoorPanelPositionEnum LEFT MIDDLE RIGHT NOTDEFINED
IfcDoorTypeEnum BOOM_BARRIER DOOR GATE TRAPDOOR TURNSTILE USERDEFINED NOTDEFINED
IfcDoorTypeOperationEnum DOUBLE_DOOR_DOUBLE_SWING DOUBLE_DOOR_FOLDING DOUBLE_DOOR_LIFTING_VERTICAL DOUBLE_DOOR_SINGLE_SWING DOUBLE_DOOR_SINGLE_SWING_OPPOSITE_LEFT DOUBLE_DOOR_SINGLE_SWING_OPPOSITE_RIGHT DOUBLE_DOOR_SLIDING DOUBLE_SWING_LEFT DOUBLE_SWING_RIGHT FOLDING_TO_LEFT FOLDING_TO_RIGHT LIFTING_HORIZONTAL LIFTING_VERTICAL_LEFT LIFTING_VERTICAL_RIGHT REVOLVING REVOLVING_VERTICAL ROLLINGUP SINGLE_SWING_LEFT SINGLE_SWING_RIGHT SLIDING_TO_LEFT SLIDING_TO_RIGHT SWING_FIXED_LEFT SWING_FIXED_RIGHT USERDEFINED NOTDEFINED
IfcDuctFittingTypeEnum BEND CONNECTOR ENTRY EXIT JUNCTION OBSTRUCTION TRANSITION USERDEFINED NOTDEFINED
IfcDuctSegmentTypeEnum FLEXIBLESEGMENT RIGIDSEGMENT USERDEFINED NOTDEFINED
IfcDuctSilencerTypeEnum FLATOVAL RECTANGULAR ROUND USERDEFINED NOTDEFINED
IfcEarthworksCutTypeEnum BASE_EXCAVATION CUT DREDGING EXCAVATION OVEREXCAVATION PAVEMENTMILLING STEPEXCAVATION TOPSOILREMOVAL TRENCH USERDEFINED NOTDEFINED
IfcEarthworksFillTypeEnum BACKFILL COUNTERWEIGHT EMBANKMENT SLOPEFILL SUBGRADE SUBGRADEBED TRANSITIONSECTION USERDEFINED NOTDEFINED
IfcElectricApplianceTypeEnum DISHWASHER ELECTRICCOOKER FREESTANDINGELECTRICHEATER FREESTANDINGFAN FREESTANDINGWATERCOOLER FREESTANDINGWATERHEATER FREEZER FRIDGE_FREEZER HANDDRYER KITCHENMACHINE MICROWAVE PHOTOCOPIER REFRIGERATOR TUMBLEDRYER VENDINGMACHINE WASHINGMACHINE USERDEFINED NOTDEFINED
IfcElectricDistributionBoardTypeEnum CONSUMERUNIT DISTRIBUTIONBOARD MOTORCONTROLCENTRE SWITCHBOARD USERDEFINED NOTDEFINED
IfcElectricFlowStorageDeviceTypeEnum BATTERY CAPACITOR CAPACITORBANK COMPENSATOR HARMONICFILTER INDUCTOR INDUCTORBANK RECHARGER UPS USERDEFINED NOTDEFINED
IfcElectricFlowTreatmentDeviceTypeEnum ELECTRONICFILTER USERDEFINED NOTDEFINED
IfcElectricGeneratorTypeEnum CHP ENGINEGENERATOR STANDALONE USERDEFINED NOTDEFINED
IfcElectricMotorTypeEnum DC INDUCTION POLYPHASE RELUCTANCESYNCHRONOUS SYNCHRONOUS USERDEFINED NOTDEFINED
IfcElectricTimeControlTypeEnum RELAY TIMECLOCK TIMEDELAY USERDEFINED NOTDEFINED
IfcElementAssemblyTypeEnum ABUTMENT ACCESSORY_ASSEMBLY ARCH BEAM_GRID BRACED_FRAME CROSS_BRACING DECK DILATATIONPANEL ENTRANCEWORKS GIRDER GRID MAST PIER PYLON RAIL_MECHANICAL_EQUIPMENT_ASSEMBLY REINFORCEMENT_UNIT RIGID_FRAME SHELTER SIGNALASSEMBLY SLAB_FIELD SUMPBUSTER SUPPORTINGASSEMBLY SUSPENSIONASSEMBLY TRACKPANEL TRACTION_SWITCHING_ASSEMBLY TRAFFIC_CALMING_DEVICE TRUSS TURNOUTPANEL USERDEFINED NOTDEFINED
IfcElementCompositionEnum COMPLEX ELEMENT PARTIAL
IfcEngineTypeEnum EXTERNALCOMBUSTION INTERNALCOMBUSTION USERDEFINED NOTDEFINED
IfcEvaporativeCoolerTypeEnum DIRECTEVAPORATIVEAIRWASHER DIRECTEVAPORATIVEPACKAGEDROTARYAIRCOOLER DIRECTEVAPORATIVERANDOMMEDIAAIRCOOLER DIRECTEVAPORATIVERIGIDMEDIAAIRCOOLER DIRECTEVAPORATIVESLINGERSPACKAGEDAIRCOOLER INDIRECTDIRECTCOMBINATION INDIRECTEVAPORATIVECOOLINGTOWERORCOILCOOLER INDIRECTEVAPORATIVEPACKAGEAIRCOOLER INDIRECTEVAPORATIVEWETCOIL USERDEFINED NOTDEFINED
IfcEvaporatorTypeEnum DIRECTEXPANSION DIRECTEXPANSIONBRAZEDPLATE DIRECTEXPANSIONSHELLANDTUBE DIRECTEXPANSIONTUBEINTUBE FLOODEDSHELLANDTUBE SHELLANDCOIL USERDEFINED NOTDEFINED
IfcEventTriggerTypeEnum EVENTCOMPLEX EVENTMESSAGE EVENTRULE EVENTTIME USERDEFINED NOTDEFINED
IfcEventTypeEnum ENDEVENT INTERMEDIATEEVENT STARTEVENT USERDEFINED NOTDEFINED
IfcExternalSpatialElementTypeEnum EXTERNAL EXTERNAL_EARTH EXTERNAL_FIRE EXTERNAL_WATER USERDEFINED NOTDEFINED
IfcFacilityPartCommonTypeEnum ABOVEGROUND BELOWGROUND JUNCTION LEVELCROSSING SEGMENT SUBSTRUCTURE SUPERSTRUCTURE TERMINAL USERDEFINED NOTDEFINED
IfcFacilityUsageEnum LATERAL LONGITUDINAL REGION VERTICAL USERDEFINED NOTDEFINED
IfcFanTypeEnum CENTRIFUGALAIRFOIL CENTRIFUGALBACKWARDINCLINEDCURVED CENTRIFUGALFORWARDCURVED CENTRIFUGALRADIAL PROPELLORAXIAL TUBEAXIAL VANEAXIAL USERDEFINED NOTDEFINED
IfcFastenerTypeEnum GLUE MORTAR WELD USERDEFINED NOTDEFINED
IfcFilterTypeEnum AIRPARTICLEFILTER COMPRESSEDAIRFILTER ODORFILTER OILFILTER STRAINER WATERFILTER USERDEFINED NOTDEFINED
IfcFireSuppressionTerminalTypeEnum BREECHINGINLET FIREHYDRANT FIREMONITOR HOSEREEL SPRINKLER SPRINKLERDEFLECTOR USERDEFINED NOTDEFINED
IfcFlowDirectionEnum SINK SOURCE SOURCEANDSINK NOTDEFINED
IfcFlowInstrumentTypeEnum AMMETER COMBINED FREQUENCYMETER PHASEANGLEMETER POWERFACTORMETER PRESSUREGAUGE THERMOMETER VOLTMETER VOLTMETER_PEAK VOLTMETER_RMS USERDEFINED NOTDEFINED
IfcFlowMeterTypeEnum ENERGYMETER GASMETER OILMETER WATERMETER USERDEFINED NOTDEFINED
IfcFootingTypeEnum CAISSON_FOUNDATION FOOTING_BEAM PAD_FOOTING PILE_CAP STRIP_FOOTING USERDEFINED NOTDEFINED
IfcFurnitureTypeEnum BED CHAIR DESK FILECABINET SHELF SOFA TABLE TECHNICALCABINET USERDEFINED NOTDEFINED
IfcGeographicElementTypeEnum SOIL_BORING_POINT TERRAIN VEGETATION USERDEFINED NOTDEFINED
IfcGeometricProjectionEnum ELEVATION_VIEW GRAPH_VIEW MODEL_VIEW PLAN_VIEW REFLECTED_PLAN_VIEW SECTION_VIEW SKETCH_VIEW USERDEFINED NOTDEFINED
IfcGeotechnicalStratumTypeEnum SOLID VOID WATER USERDEFINED NOTDEFINED
IfcGlobalOrLocalEnum GLOBAL_COORDS LOCAL_COORDS
IfcGridTypeEnum IRREGULAR RADIAL RECTANGULAR TRIANGULAR USERDEFINED NOTDEFINED
IfcHeatExchangerTypeEnum PLATE SHELLANDTUBE TURNOUTHEATING USERDEFINED NOTDEFINED
IfcHumidifierTypeEnum ADIABATICAIRWASHER ADIABATICATOMIZING ADIABATICCOMPRESSEDAIRNOZZLE ADIABATICPAN ADIABATICRIGIDMEDIA ADIABATICULTRASONIC ADIABATICWETTEDELEMENT ASSISTEDBUTANE ASSISTEDELECTRIC ASSISTEDNATURALGAS ASSISTEDPROPANE ASSISTEDSTEAM STEAMINJECTION USERDEFINED NOTDEFINED
IfcImpactProtectionDeviceTypeEnum BUMPER CRASHCUSHION DAMPINGSYSTEM FENDER USERDEFINED NOTDEFINED
IfcInterceptorTypeEnum CYCLONIC GREASE OIL PETROL USERDEFINED NOTDEFINED
IfcInternalOrExternalEnum EXTERNAL EXTERNAL_EARTH EXTERNAL_FIRE EXTERNAL_WATER INTERNAL NOTDEFINED
IfcInventoryTypeEnum ASSETINVENTORY FURNITUREINVENTORY SPACEINVENTORY USERDEFINED NOTDEFINED
IfcJunctionBoxTypeEnum DATA POWER USERDEFINED NOTDEFINED
IfcKerbTypeEnum USERDEFINED NOTDEFINED
IfcLaborResourceTypeEnum ADMINISTRATION CARPENTRY CLEANING CONCRETE DRYWALL ELECTRIC FINISHING FLOORING GENERAL HVAC LANDSCAPING MASONRY PAINTING PAVING PLUMBING ROOFING SITEGRADING STEELWORK SURVEYING USERDEFINED NOTDEFINED
IfcLampTypeEnum COMPACTFLUORESCENT FLUORESCENT HALOGEN HIGHPRESSUREMERCURY HIGHPRESSURESODIUM LED METALHALIDE OLED TUNGSTENFILAMENT USERDEFINED NOTDEFINED
IfcLayerSetDirectionEnum AXIS1 AXIS2 AXIS3
IfcLightDistributionCurveEnum TYPE_A TYPE_B TYPE_C NOTDEFINED
IfcLightEmissionSourceEnum COMPACTFLUORESCENT FLUORESCENT HIGHPRESSUREMERCURY HIGHPRESSURESODIUM LIGHTEMITTINGDIODE LOWPRESSURESODIUM LOWVOLTAGEHALOGEN MAINVOLTAGEHALOGEN METALHALIDE TUNGSTENFILAMENT NOTDEFINED
IfcLightFixtureTypeEnum DIRECTIONSOURCE POINTSOURCE SECURITYLIGHTING USERDEFINED NOTDEFINED
IfcLiquidTerminalTypeEnum HOSEREEL LOADINGARM USERDEFINED NOTDEFINED
IfcLoadGroupTypeEnum LOAD_CASE LOAD_COMBINATION LOAD_GROUP USERDEFINED NOTDEFINED
IfcLogicalOperatorEnum LOGICALAND LOGICALNOTAND LOGICALNOTOR LOGICALOR LOGICALXOR
IfcMarineFacilityTypeEnum BARRIERBEACH BREAKWATER CANAL DRYDOCK FLOATINGDOCK HYDROLIFT JETTY LAUNCHRECOVERY MARINEDEFENCE NAVIGATIONALCHANNEL PORT QUAY REVETMENT SHIPLIFT SHIPLOCK SHIPYARD SLIPWAY WATERWAY WATERWAYSHIPLIFT USERDEFINED NOTDEFINED
IfcMarinePartTypeEnum ABOVEWATERLINE ANCHORAGE APPROACHCHANNEL BELOWWATERLINE BERTHINGSTRUCTURE CHAMBER CILL_LEVEL COPELEVEL CORE CREST GATEHEAD GUDINGSTRUCTURE HIGHWATERLINE LANDFIELD LEEWARDSIDE LOWWATERLINE MANUFACTURING NAVIGATIONALAREA PROTECTION SHIPTRANSFER STORAGEAREA VEHICLESERVICING WATERFIELD WEATHERSIDE USERDEFINED NOTDEFINED
IfcMechanicalFastenerTypeEnum ANCHORBOLT BOLT CHAIN COUPLER DOWEL NAIL NAILPLATE RAILFASTENING RAILJOINT RIVET ROPE SCREW SHEARCONNECTOR STAPLE STUDSHEARCONNECTOR USERDEFINED NOTDEFINED
IfcMedicalDeviceTypeEnum AIRSTATION FEEDAIRUNIT OXYGENGENERATOR OXYGENPLANT VACUUMSTATION USERDEFINED NOTDEFINED
IfcMemberTypeEnum ARCH_SEGMENT BRACE CHORD COLLAR MEMBER MULLION PLATE POST PURLIN RAFTER STAY_CABLE STIFFENING_RIB STRINGER STRUCTURALCABLE STRUT STUD SUSPENDER SUSPENSION_CABLE TIEBAR USERDEFINED NOTDEFINED
IfcMobileTelecommunicationsApplianceTypeEnum ACCESSPOINT BASEBANDUNIT BASETRANSCEIVERSTATION E_UTRAN_NODE_B GATEWAY_GPRS_SUPPORT_NODE MASTERUNIT MOBILESWITCHINGCENTER MSCSERVER PACKETCONTROLUNIT REMOTERADIOUNIT REMOTEUNIT SERVICE_GPRS_SUPPORT_NODE SUBSCRIBERSERVER USERDEFINED NOTDEFINED
IfcMooringDeviceTypeEnum BOLLARD LINETENSIONER MAGNETICDEVICE MOORINGHOOKS VACUUMDEVICE USERDEFINED NOTDEFINED
IfcMotorConnectionTypeEnum BELTDRIVE COUPLING DIRECTDRIVE USERDEFINED NOTDEFINED
IfcNavigationElementTypeEnum BEACON BUOY USERDEFINED NOTDEFINED
IfcObjectiveEnum CODECOMPLIANCE CODEWAIVER DESIGNINTENT EXTERNAL HEALTHANDSAFETY MERGECONFLICT MODELVIEW PARAMETER REQUIREMENT SPECIFICATION TRIGGERCONDITION USERDEFINED NOTDEFINED
IfcOccupantTypeEnum ASSIGNEE ASSIGNOR LESSEE LESSOR LETTINGAGENT OWNER TENANT USERDEFINED NOTDEFINED
IfcOpeningElementTypeEnum OPENING RECESS USERDEFINED NOTDEFINED
IfcOutletTypeEnum AUDIOVISUALOUTLET COMMUNICATIONSOUTLET DATAOUTLET POWEROUTLET TELEPHONEOUTLET USERDEFINED NOTDEFINED
IfcPavementTypeEnum FLEXIBLE RIGID USERDEFINED NOTDEFINED
IfcPerformanceHistoryTypeEnum USERDEFINED NOTDEFINED
IfcPermeableCoveringOperationEnum GRILL LOUVER SCREEN USERDEFINED NOTDEFINED
IfcPermitTypeEnum ACCESS BUILDING WORK USERDEFINED NOTDEFINED
IfcPhysicalOrVirtualEnum PHYSICAL VIRTUAL NOTDEFINED
IfcPileConstructionEnum CAST_IN_PLACE COMPOSITE PRECAST_CONCRETE PREFAB_STEEL USERDEFINED NOTDEFINED
IfcPileTypeEnum BORED COHESION DRIVEN FRICTION JETGROUTING SUPPORT USERDEFINED NOTDEFINED
IfcPipeFittingTypeEnum BEND CONNECTOR ENTRY EXIT JUNCTION OBSTRUCTION TRANSITION USERDEFINED NOTDEFINED
IfcPipeSegmentTypeEnum CULVERT FLEXIBLESEGMENT GUTTER RIGIDSEGMENT SPOOL USERDEFINED NOTDEFINED
IfcPlateTypeEnum BASE_PLATE COVER_PLATE CURTAIN_PANEL FLANGE_PLATE GUSSET_PLATE SHEET SPLICE_PLATE STIFFENER_PLATE WEB_PLATE USERDEFINED NOTDEFINED
IfcProcedureTypeEnum ADVICE_CAUTION ADVICE_NOTE ADVICE_WARNING CALIBRATION DIAGNOSTIC SHUTDOWN STARTUP USERDEFINED NOTDEFINED
IfcProfileTypeEnum AREA CURVE
IfcProjectedOrTrueLengthEnum PROJECTED_LENGTH TRUE_LENGTH
IfcProjectionElementTypeEnum BLISTER DEVIATOR USERDEFINED NOTDEFINED
IfcProjectOrderTypeEnum CHANGEORDER MAINTENANCEWORKORDER MOVEORDER PURCHASEORDER WORKORDER USERDEFINED NOTDEFINED
IfcPropertySetTemplateTypeEnum PSET_MATERIALDRIVEN PSET_OCCURRENCEDRIVEN PSET_PERFORMANCEDRIVEN PSET_PROFILEDRIVEN PSET_TYPEDRIVENONLY PSET_TYPEDRIVENOVERRIDE QTO_OCCURRENCEDRIVEN QTO_TYPEDRIVENONLY QTO_TYPEDRIVENOVERRIDE NOTDEFINED
IfcProtectiveDeviceTrippingUnitTypeEnum ELECTROMAGNETIC ELECTRONIC RESIDUALCURRENT THERMAL USERDEFINED NOTDEFINED
IfcProtectiveDeviceTypeEnum ANTI_ARCING_DEVICE CIRCUITBREAKER EARTHINGSWITCH EARTHLEAKAGECIRCUITBREAKER FUSEDISCONNECTOR RESIDUALCURRENTCIRCUITBREAKER RESIDUALCURRENTSWITCH SPARKGAP VARISTOR VOLTAGELIMITER USERDEFINED NOTDEFINED
IfcPumpTypeEnum CIRCULATOR ENDSUCTION SPLITCASE SUBMERSIBLEPUMP SUMPPUMP VERTICALINLINE VERTICALTURBINE USERDEFINED NOTDEFINED
IfcRailingTypeEnum BALUSTRADE FENCE GUARDRAIL HANDRAIL USERDEFINED NOTDEFINED
IfcRailTypeEnum BLADE CHECKRAIL GUARDRAIL RACKRAIL RAIL STOCKRAIL USERDEFINED NOTDEFINED
IfcRailwayPartTypeEnum ABOVETRACK DILATIONTRACK LINESIDE LINESIDEPART PLAINTRACK SUBSTRUCTURE TRACK TRACKPART TURNOUTTRACK USERDEFINED NOTDEFINED
IfcRailwayTypeEnum USERDEFINED NOTDEFINED
IfcRampFlightTypeEnum SPIRAL STRAIGHT USERDEFINED NOTDEFINED
IfcRampTypeEnum HALF_TURN_RAMP QUARTER_TURN_RAMP SPIRAL_RAMP STRAIGHT_RUN_RAMP TWO_QUARTER_TURN_RAMP TWO_STRAIGHT_RUN_RAMP USERDEFINED NOTDEFINED
IfcRecurrenceTypeEnum BY_DAY_COUNT BY_WEEKDAY_COUNT DAILY MONTHLY_BY_DAY_OF_MONTH MONTHLY_BY_POSITION WEEKLY YEARLY_BY_DAY_OF_MONTH YEARLY_BY_POSITION
IfcReferentTypeEnum BOUNDARY INTERSECTION KILOPOINT LANDMARK MILEPOINT POSITION REFERENCEMARKER STATION SUPERELEVATIONEVENT WIDTHEVENT USERDEFINED NOTDEFINED
IfcReflectanceMethodEnum BLINN FLAT GLASS MATT METAL MIRROR PHONG PHYSICAL PLASTIC STRAUSS NOTDEFINED
IfcReinforcedSoilTypeEnum DYNAMICALLYCOMPACTED GROUTED REPLACED ROLLERCOMPACTED SURCHARGEPRELOADED VERTICALLYDRAINED USERDEFINED NOTDEFINED
IfcReinforcingBarRoleEnum ANCHORING EDGE LIGATURE MAIN PUNCHING RING SHEAR STUD USERDEFINED NOTDEFINED
IfcReinforcingBarSurfaceEnum PLAIN TEXTURED
IfcReinforcingBarTypeEnum ANCHORING EDGE LIGATURE MAIN PUNCHING RING SHEAR SPACEBAR STUD USERDEFINED NOTDEFINED
IfcReinforcingMeshTypeEnum USERDEFINED NOTDEFINED
IfcRoadPartTypeEnum BICYCLECROSSING BUS_STOP CARRIAGEWAY CENTRALISLAND CENTRALRESERVE HARDSHOULDER INTERSECTION LAYBY PARKINGBAY PASSINGBAY PEDESTRIAN_CROSSING RAILWAYCROSSING REFUGEISLAND ROADSEGMENT ROADSIDE ROADSIDEPART ROADWAYPLATEAU ROUNDABOUT SHOULDER SIDEWALK SOFTSHOULDER TOLLPLAZA TRAFFICISLAND TRAFFICLANE USERDEFINED NOTDEFINED
IfcRoadTypeEnum USERDEFINED NOTDEFINED
IfcRoleEnum ARCHITECT BUILDINGOPERATOR BUILDINGOWNER CIVILENGINEER CLIENT COMMISSIONINGENGINEER CONSTRUCTIONMANAGER CONSULTANT CONTRACTOR COSTENGINEER ELECTRICALENGINEER ENGINEER FACILITIESMANAGER FIELDCONSTRUCTIONMANAGER MANUFACTURER MECHANICALENGINEER OWNER PROJECTMANAGER RESELLER STRUCTURALENGINEER SUBCONTRACTOR SUPPLIER USERDEFINED
IfcRoofTypeEnum BARREL_ROOF BUTTERFLY_ROOF DOME_ROOF FLAT_ROOF FREEFORM GABLE_ROOF GAMBREL_ROOF HIPPED_GABLE_ROOF HIP_ROOF MANSARD_ROOF PAVILION_ROOF RAINBOW_ROOF SHED_ROOF USERDEFINED NOTDEFINED
IfcSanitaryTerminalTypeEnum BATH BIDET CISTERN SANITARYFOUNTAIN SHOWER SINK TOILETPAN URINAL WASHHANDBASIN WCSEAT USERDEFINED NOTDEFINED
IfcSectionTypeEnum TAPERED UNIFORM
IfcSensorTypeEnum CO2SENSOR CONDUCTANCESENSOR CONTACTSENSOR COSENSOR EARTHQUAKESENSOR FIRESENSOR FLOWSENSOR FOREIGNOBJECTDETECTIONSENSOR FROSTSENSOR GASSENSOR HEATSENSOR HUMIDITYSENSOR IDENTIFIERSENSOR IONCONCENTRATIONSENSOR LEVELSENSOR LIGHTSENSOR MOISTURESENSOR MOVEMENTSENSOR OBSTACLESENSOR PHSENSOR PRESSURESENSOR RADIATIONSENSOR RADIOACTIVITYSENSOR RAINSENSOR SMOKESENSOR SNOWDEPTHSENSOR SOUNDSENSOR TEMPERATURESENSOR TRAINSENSOR TURNOUTCLOSURESENSOR WHEELSENSOR WINDSENSOR USERDEFINED NOTDEFINED
IfcSequenceEnum FINISH_FINISH FINISH_START START_FINISH START_START USERDEFINED NOTDEFINED
IfcShadingDeviceTypeEnum AWNING JALOUSIE SHUTTER USERDEFINED NOTDEFINED
IfcSignalTypeEnum AUDIO MIXED VISUAL USERDEFINED NOTDEFINED
IfcSignTypeEnum MARKER MIRROR PICTORAL USERDEFINED NOTDEFINED
IfcSimplePropertyTemplateTypeEnum P_BOUNDEDVALUE P_ENUMERATEDVALUE P_LISTVALUE P_REFERENCEVALUE P_SINGLEVALUE P_TABLEVALUE Q_AREA Q_COUNT Q_LENGTH Q_NUMBER Q_TIME Q_VOLUME Q_WEIGHT
IfcSlabTypeEnum APPROACH_SLAB BASESLAB FLOOR LANDING PAVING ROOF SIDEWALK TRACKSLAB WEARING USERDEFINED NOTDEFINED
IfcSolarDeviceTypeEnum SOLARCOLLECTOR SOLARPANEL USERDEFINED NOTDEFINED
IfcSpaceHeaterTypeEnum CONVECTOR RADIATOR USERDEFINED NOTDEFINED
IfcSpaceTypeEnum BERTH EXTERNAL GFA INTERNAL PARKING SPACE USERDEFINED NOTDEFINED
IfcSpatialZoneTypeEnum CONSTRUCTION FIRESAFETY INTERFERENCE LIGHTING OCCUPANCY RESERVATION SECURITY THERMAL TRANSPORT VENTILATION USERDEFINED NOTDEFINED
IfcStackTerminalTypeEnum BIRDCAGE COWL RAINWATERHOPPER USERDEFINED NOTDEFINED
IfcStairFlightTypeEnum CURVED FREEFORM SPIRAL STRAIGHT WINDER USERDEFINED NOTDEFINED
IfcStairTypeEnum CURVED_RUN_STAIR DOUBLE_RETURN_STAIR HALF_TURN_STAIR HALF_WINDING_STAIR LADDER QUARTER_TURN_STAIR QUARTER_WINDING_STAIR SPIRAL_STAIR STRAIGHT_RUN_STAIR THREE_QUARTER_TURN_STAIR THREE_QUARTER_WINDING_STAIR TWO_CURVED_RUN_STAIR TWO_QUARTER_TURN_STAIR TWO_QUARTER_WINDING_STAIR TWO_STRAIGHT_RUN_STAIR USERDEFINED NOTDEFINED
IfcStateEnum LOCKED READONLY READONLYLOCKED READWRITE READWRITELOCKED
IfcStructuralCurveActivityTypeEnum CONST DISCRETE EQUIDISTANT LINEAR PARABOLA POLYGONAL SINUS USERDEFINED NOTDEFINED
IfcStructuralCurveMemberTypeEnum CABLE COMPRESSION_MEMBER PIN_JOINED_MEMBER RIGID_JOINED_MEMBER TENSION_MEMBER USERDEFINED NOTDEFINED
IfcStructuralSurfaceActivityTypeEnum BILINEAR CONST DISCRETE ISOCONTOUR USERDEFINED NOTDEFINED
IfcStructuralSurfaceMemberTypeEnum BENDING_ELEMENT MEMBRANE_ELEMENT SHELL USERDEFINED NOTDEFINED
IfcSubContractResourceTypeEnum PURCHASE WORK USERDEFINED NOTDEFINED
IfcSurfaceFeatureTypeEnum DEFECT HATCHMARKING LINEMARKING MARK NONSKIDSURFACING PAVEMENTSURFACEMARKING RUMBLESTRIP SYMBOLMARKING TAG TRANSVERSERUMBLESTRIP TREATMENT USERDEFINED NOTDEFINED
IfcSwitchingDeviceTypeEnum CONTACTOR DIMMERSWITCH EMERGENCYSTOP KEYPAD MOMENTARYSWITCH RELAY SELECTORSWITCH STARTER START_AND_STOP_EQUIPMENT SWITCHDISCONNECTOR TOGGLESWITCH USERDEFINED NOTDEFINED
IfcSystemFurnitureElementTypeEnum PANEL SUBRACK WORKSURFACE USERDEFINED NOTDEFINED
IfcTankTypeEnum BASIN BREAKPRESSURE EXPANSION FEEDANDEXPANSION OILRETENTIONTRAY PRESSUREVESSEL STORAGE VESSEL USERDEFINED NOTDEFINED
IfcTaskDurationEnum ELAPSEDTIME WORKTIME NOTDEFINED
IfcTaskTypeEnum ADJUSTMENT ATTENDANCE CALIBRATION CONSTRUCTION DEMOLITION DISMANTLE DISPOSAL EMERGENCY INSPECTION INSTALLATION LOGISTIC MAINTENANCE MOVE OPERATION REMOVAL RENOVATION SAFETY SHUTDOWN STARTUP TESTING TROUBLESHOOTING USERDEFINED NOTDEFINED
IfcTendonAnchorTypeEnum COUPLER FIXED_END TENSIONING_END USERDEFINED NOTDEFINED
IfcTendonConduitTypeEnum COUPLER DIABOLO DUCT GROUTING_DUCT TRUMPET USERDEFINED NOTDEFINED
IfcTendonTypeEnum BAR COATED STRAND WIRE USERDEFINED NOTDEFINED
IfcTimeSeriesDataTypeEnum CONTINUOUS DISCRETE DISCRETEBINARY PIECEWISEBINARY PIECEWISECONSTANT PIECEWISECONTINUOUS NOTDEFINED
IfcTrackElementTypeEnum BLOCKINGDEVICE DERAILER FROG HALF_SET_OF_BLADES SLEEPER SPEEDREGULATOR TRACKENDOFALIGNMENT VEHICLESTOP USERDEFINED NOTDEFINED
IfcTransformerTypeEnum CHOPPER COMBINED CURRENT FREQUENCY INVERTER RECTIFIER VOLTAGE USERDEFINED NOTDEFINED
IfcTransportElementTypeEnum CRANEWAY ELEVATOR ESCALATOR HAULINGGEAR LIFTINGGEAR MOVINGWALKWAY USERDEFINED NOTDEFINED
IfcTubeBundleTypeEnum FINNED USERDEFINED NOTDEFINED
IfcUnitaryControlElementTypeEnum ALARMPANEL BASESTATIONCONTROLLER COMBINED CONTROLPANEL GASDETECTIONPANEL HUMIDISTAT INDICATORPANEL MIMICPANEL THERMOSTAT WEATHERSTATION USERDEFINED NOTDEFINED
IfcUnitaryEquipmentTypeEnum AIRCONDITIONINGUNIT AIRHANDLER DEHUMIDIFIER ROOFTOPUNIT SPLITSYSTEM USERDEFINED NOTDEFINED
IfcUnitEnum ABSORBEDDOSEUNIT AMOUNTOFSUBSTANCEUNIT AREAUNIT DOSEEQUIVALENTUNIT ELECTRICCAPACITANCEUNIT ELECTRICCHARGEUNIT ELECTRICCONDUCTANCEUNIT ELECTRICCURRENTUNIT ELECTRICRESISTANCEUNIT ELECTRICVOLTAGEUNIT ENERGYUNIT FORCEUNIT FREQUENCYUNIT ILLUMINANCEUNIT INDUCTANCEUNIT LENGTHUNIT LUMINOUSFLUXUNIT LUMINOUSINTENSITYUNIT MAGNETICFLUXDENSITYUNIT MAGNETICFLUXUNIT MASSUNIT PLANEANGLEUNIT POWERUNIT PRESSUREUNIT RADIOACTIVITYUNIT SOLIDANGLEUNIT THERMODYNAMICTEMPERATUREUNIT TIMEUNIT VOLUMEUNIT USERDEFINED
IfcValveTypeEnum AIRRELEASE ANTIVACUUM CHANGEOVER CHECK COMMISSIONING DIVERTING DOUBLECHECK DOUBLEREGULATING DRAWOFFCOCK FAUCET FLUSHING GASCOCK GASTAP ISOLATING MIXING PRESSUREREDUCING PRESSURERELIEF REGULATING SAFETYCUTOFF STEAMTRAP STOPCOCK USERDEFINED NOTDEFINED
IfcVehicleTypeEnum CARGO ROLLINGSTOCK VEHICLE VEHICLEAIR VEHICLEMARINE VEHICLETRACKED VEHICLEWHEELED USERDEFINED NOTDEFINED
IfcVibrationDamperTypeEnum AXIAL_YIELD BENDING_YIELD FRICTION RUBBER SHEAR_YIELD VISCOUS USERDEFINED NOTDEFINED
IfcVibrationIsolatorTypeEnum BASE COMPRESSION SPRING USERDEFINED NOTDEFINED
IfcVirtualElementTypeEnum BOUNDARY CLEARANCE PROVISIONFORVOID USERDEFINED NOTDEFINED
IfcVoidingFeatureTypeEnum CHAMFER CUTOUT EDGE HOLE MITER NOTCH USERDEFINED NOTDEFINED
IfcWallTypeEnum ELEMENTEDWALL MOVABLE PARAPET PARTITIONING PLUMBINGWALL POLYGONAL RETAININGWALL SHEAR SOLIDWALL STANDARD WAVEWALL USERDEFINED NOTDEFINED
IfcWasteTerminalTypeEnum FLOORTRAP FLOORWASTE GULLYSUMP GULLYTRAP ROOFDRAIN WASTEDISPOSALUNIT WASTETRAP USERDEFINED NOTDEFINED
IfcWindowPanelOperationEnum BOTTOMHUNG FIXEDCASEMENT OTHEROPERATION PIVOTHORIZONTAL PIVOTVERTICAL REMOVABLECASEMENT SIDEHUNGLEFTHAND SIDEHUNGRIGHTHAND SLIDINGHORIZONTAL SLIDINGVERTICAL TILTANDTURNLEFTHAND TILTANDTURNRIGHTHAND TOPHUNG NOTDEFINED
IfcWindowPanelPositionEnum BOTTOM LEFT MIDDLE RIGHT TOP NOTDEFINED
IfcWindowTypeEnum LIGHTDOME SKYLIGHT WINDOW USERDEFINED NOTDEFINED
IfcWindowTypePartitioningEnum DOUBLE_PANEL_HORIZONTAL DOUBLE_PANEL_VERTICAL SINGLE_PANEL TRIPLE_PANEL_BOTTOM TRIPLE_PANEL_HORIZONTAL TRIPLE_PANEL_LEFT TRIPLE_PANEL_RIGHT TRIPLE_PANEL_TOP TRIPLE_PANEL_VERTICAL USERDEFINED NOTDEFINED
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
IfcStrippedOptional boolean
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
IfcWellKnownTextLiteral string
`,
  sets: `
Pset_ActionRequest | IfcActionRequest | RequestSourceLabel:IfcLabel RequestSourceName:- RequestComments:IfcText
Pset_ActorCommon | IfcActor | NumberOfActors:IfcCountMeasure ActorCategory:IfcLabel SkillLevel:IfcLabel
Pset_ActuatorPHistory | IfcActuator | PositionHistory:- QualityHistory:- StatusHistory:-
Pset_ActuatorTypeCommon | IfcActuator, IfcActuatorType | Reference:IfcIdentifier ActuatorStatus=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET FailPosition=FAILCLOSED/FAILOPEN/OTHER/NOTKNOWN/UNSET ManualOverride:IfcBoolean ActuatorApplication=DAMPERACTUATOR/ENTRYEXITDEVICE/FIRESMOKEDAMPERACTUATOR/LAMPACTUATOR/SUNBLINDACTUATOR/VALVEPOSITIONER/OTHER/NOTKNOWN/UNSET
Pset_ActuatorTypeElectricActuator | IfcActuator/ELECTRICACTUATOR, IfcActuatorType/ELECTRICACTUATOR | ActuatorInputPower:IfcPowerMeasure ElectricActuatorType=MAGNETIC/MOTORDRIVE/OTHER/NOTKNOWN/UNSET ControlPulseCurrent:IfcElectricCurrentMeasure
Pset_ActuatorTypeHydraulicActuator | IfcActuator/HYDRAULICACTUATOR, IfcActuatorType/HYDRAULICACTUATOR | InputPressure:IfcPressureMeasure InputFlowrate:IfcVolumetricFlowRateMeasure
Pset_ActuatorTypeLinearActuation | IfcActuator, IfcActuatorType | Force:IfcForceMeasure Stroke:IfcLengthMeasure
Pset_ActuatorTypePneumaticActuator | IfcActuator/PNEUMATICACTUATOR, IfcActuatorType/PNEUMATICACTUATOR | InputPressure:IfcPressureMeasure InputFlowrate:IfcVolumetricFlowRateMeasure
Pset_ActuatorTypeRotationalActuation | IfcActuator, IfcActuatorType | Torque:IfcTorqueMeasure RangeAngle:IfcPlaneAngleMeasure
Pset_Address | IfcActor, IfcBuilding, IfcSite | Purpose=DISTRIBUTIONPOINT/HOME/OFFICE/SITE/OTHER/NOTKNOWN/UNSET Description:IfcText UserDefinedPurpose:IfcLabel InternalLocation:IfcLabel AddressLines:IfcLabel PostalBox:IfcLabel Town:IfcLabel Region:IfcLabel PostalCode:IfcLabel Country:IfcLabel TelephoneNumbers:IfcLabel FacsimileNumbers:IfcLabel PagerNumber:IfcLabel ElectronicMailAddresses:IfcLabel WWWHomePageURL:IfcURIReference MessagingIDs:IfcURIReference
Pset_AirSideSystemInformation | IfcSpatialElement, IfcSpatialZone, IfcZone | Description:IfcText AirSideSystemType=CONSTANTVOLUME/CONSTANTVOLUMEBYPASS/CONSTANTVOLUMEMULTIPLEZONEREHEAT/CONSTANTVOLUMESINGLEZONE/VARIABLEAIRVOLUME/VARIABLEAIRVOLUMEDUALCONDUIT/VARIABLEAIRVOLUMEFANPOWERED/VARIABLEAIRVOLUMEINDUCTION/VARIABLEAIRVOLUMEREHEAT/VARIABLEAIRVOLUMEVARIABLEDIFFUSERS/VARIABLEAIRVOLUMEVARIABLETEMPERATURE/OTHER/NOTKNOWN/UNSET AirSideSystemDistributionType=DUALDUCT/MULTIZONE/SINGLEDUCT/OTHER/NOTKNOWN/UNSET TotalAirFlow:IfcVolumetricFlowRateMeasure EnergyGainTotal:IfcPowerMeasure AirFlowSensible:IfcVolumetricFlowRateMeasure EnergyGainSensible:IfcPowerMeasure EnergyLoss:IfcPowerMeasure InfiltrationDiversitySummer:IfcPositiveRatioMeasure InfiltrationDiversityWinter:IfcPositiveRatioMeasure ApplianceDiversity:IfcPositiveRatioMeasure HeatingTemperatureDelta:IfcThermodynamicTemperatureMeasure CoolingTemperatureDelta:IfcThermodynamicTemperatureMeasure Ventilation:IfcVolumetricFlowRateMeasure FanPower:IfcPowerMeasure
Pset_AirTerminalBoxPHistory | IfcAirTerminalBox | DamperPosition:- AtmosphericPressure:- Sound:- AirFlowCurve:-
Pset_AirTerminalBoxTypeCommon | IfcAirTerminalBox, IfcAirTerminalBoxType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET AirFlowRateRange:IfcVolumetricFlowRateMeasure AirPressureRange:IfcPressureMeasure NominalAirFlowRate:IfcVolumetricFlowRateMeasure ArrangementType=DUALDUCT/SINGLEDUCT/OTHER/NOTKNOWN/UNSET ReheatType=ELECTRICALREHEAT/GASREHEAT/NONE/STEAMCOILREHEAT/WATERCOILREHEAT/OTHER/NOTKNOWN/UNSET HasSoundAttenuator:IfcBoolean HasReturnAir:IfcBoolean HasFan:IfcBoolean NominalInletAirPressure:IfcPressureMeasure NominalDamperDiameter:IfcPositiveLengthMeasure HousingThickness:IfcLengthMeasure OperationTemperatureRange:IfcThermodynamicTemperatureMeasure ReturnAirFractionRange:IfcPositiveRatioMeasure
Pset_AirTerminalOccurrence | IfcAirTerminal | AirFlowType=EXHAUSTAIR/RETURNAIR/SUPPLYAIR/OTHER/NOTKNOWN/UNSET AirFlowRate:IfcVolumetricFlowRateMeasure AirTerminalLocation=CEILINGINTERIOR/CEILINGPERIMETER/FLOOR/SIDEWALLHIGH/SIDEWALLLOW/SILL/OTHER/NOTKNOWN/UNSET
Pset_AirTerminalPHistory | IfcAirTerminal | AirFlowRateHistory:- NeckAirVelocity:- SupplyAirTemperatureHeating:- SupplyAirTemperatureCooling:- PressureDrop:- InductionRatio:IfcLengthMeasure/IfcReal CenterlineAirVelocity:IfcLengthMeasure/IfcLinearVelocityMeasure
Pset_AirTerminalTypeCommon | IfcAirTerminal, IfcAirTerminalType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET AirTerminalShape=RECTANGULAR/ROUND/SLOT/SQUARE/OTHER/NOTKNOWN/UNSET FaceType=DOUBLEDEFLECTION/EGGCRATE/FOURWAYPATTERN/LOUVERED/PERFORATED/SIGHTPROOF/SINGLEDEFLECTION/OTHER/NOTKNOWN/UNSET SlotWidth:IfcPositiveLengthMeasure SlotLength:IfcPositiveLengthMeasure NumberOfSlots:IfcCountMeasure FlowPattern=COMPACTJET/DISPLACMENT/LINEARDOUBLE/LINEARFOURWAY/LINEARSINGLE/RADIAL/SWIRL/OTHER/NOTKNOWN/UNSET AirFlowRateRange:IfcVolumetricFlowRateMeasure TemperatureRange:IfcThermodynamicTemperatureMeasure DischargeDirection=ADJUSTABLE/PARALLEL/PERPENDICULAR/OTHER/NOTKNOWN/UNSET ThrowLength:IfcLengthMeasure AirDiffusionPerformanceIndex:IfcReal FinishType=ANNODIZED/NONE/PAINTED/OTHER/NOTKNOWN/UNSET FinishColour:IfcLabel AirTerminalMountingType=FLATFLUSH/LAYIN/SURFACE/OTHER/NOTKNOWN/UNSET CoreType=CURVEDBLADE/NONE/REMOVABLE/REVERSIBLE/SHUTTERBLADE/OTHER/NOTKNOWN/UNSET CoreSetHorizontal:IfcPlaneAngleMeasure CoreSetVertical:IfcPlaneAngleMeasure HasIntegralControl:IfcBoolean FlowControlType=BELLOWS/DAMPER/NONE/OTHER/NOTKNOWN/UNSET HasSoundAttenuator:IfcBoolean HasThermalInsulation:IfcBoolean NeckArea:IfcAreaMeasure EffectiveArea:IfcAreaMeasure AirFlowrateVersusFlowControlElement:IfcPositiveRatioMeasure/IfcVolumetricFlowRateMeasure
Pset_AirToAirHeatRecoveryPHistory | IfcAirToAirHeatRecovery | SensibleEffectiveness:- TotalEffectiveness:- TemperatureEffectiveness:- DefrostTemperatureEffectiveness:- HumidityEffectiveness:- SensibleHeatTransferRate:- LatentHeatTransferRate:- TotalHeatTransferRate:- SensibleEffectivenessTable:- TotalEffectivenessTable:- AirPressureDropCurves:-
Pset_AirToAirHeatRecoveryTypeCommon | IfcAirToAirHeatRecovery, IfcAirToAirHeatRecoveryType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET HeatTransferTypeEnum=LATENT/SENSIBLE/OTHER/NOTKNOWN/UNSET HasDefrost:IfcBoolean OperationalTemperatureRange:IfcThermodynamicTemperatureMeasure PrimaryAirFlowRateRange:IfcVolumetricFlowRateMeasure SecondaryAirFlowRateRange:IfcPressureMeasure
Pset_AlarmPHistory | IfcAlarm | Enabled:- ConditionHistory:- Severity:- Acknowledge:- UserHistory:-
Pset_AlarmTypeCommon | IfcAlarm, IfcAlarmType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET AlarmCondition:IfcLabel/IfcIdentifier
Pset_AlignmentCantSegmentCommon | IfcAlignmentSegment | CantDeficiency:IfcLengthMeasure CantEquilibrium:IfcLengthMeasure StartSmoothingLength:IfcPositiveLengthMeasure EndSmoothingLength:IfcPositiveLengthMeasure
Pset_AlignmentVerticalSegmentCommon | IfcAlignmentSegment | StartElevation:IfcLengthMeasure EndElevation:IfcLengthMeasure
Pset_AnnotationContourLine | IfcAnnotation/CONTOURLINE | ContourValue:IfcLengthMeasure
Pset_AnnotationLineOfSight | IfcAnnotation | SetbackDistance:IfcPositiveLengthMeasure VisibleAngleLeft:IfcPositivePlaneAngleMeasure VisibleAngleRight:IfcPositivePlaneAngleMeasure RoadVisibleDistanceLeft:IfcPositiveLengthMeasure RoadVisibleDistanceRight:IfcPositiveLengthMeasure
Pset_AnnotationSurveyArea | IfcAnnotation/SURVEY | AcquisitionMethod=GPS/LASERSCAN_AIRBORNE/LASERSCAN_GROUND/SONAR/THEODOLITE/NOTKNOWN/UNSET/USERDEFINED AccuracyQualityObtained:IfcRatioMeasure AccuracyQualityExpected:IfcRatioMeasure
Pset_Asset | IfcAsset | AssetAccountingType=FIXED/NONFIXED/OTHER/NOTKNOWN/UNSET AssetTaxType=CAPITALISED/EXPENSED/OTHER/NOTKNOWN/UNSET AssetInsuranceType=PERSONAL/REAL/OTHER/NOTKNOWN/UNSET AssetStatus:IfcLabel AssetUse:IfcLabel
Pset_AudioVisualAppliancePHistory | IfcAudioVisualAppliance | PowerState:- MediaSourceHistory:- MediaContent:- AudioVolumeHistory:-
Pset_AudioVisualApplianceTypeAmplifier | IfcAudioVisualAppliance/AMPLIFIER, IfcAudioVisualApplianceType/AMPLIFIER | AmplifierType=FIXED/VARIABLE/OTHER/NOTKNOWN/UNSET AudioAmplification:IfcSoundPowerMeasure/IfcFrequencyMeasure AudioMode:IfcLabel/IfcIdentifier
Pset_AudioVisualApplianceTypeCamera | IfcAudioVisualAppliance/CAMERA, IfcAudioVisualApplianceType/CAMERA | CameraType=AUDIOVIDEO/PHOTO/VIDEO/OTHER/NOTKNOWN/UNSET IsOutdoors:IfcBoolean VideoResolutionWidth:IfcInteger VideoResolutionHeight:IfcInteger VideoResolutionMode:IfcLabel/IfcIdentifier VideoCaptureInterval:IfcTimeMeasure/IfcIdentifier PanTiltZoomPreset:IfcLabel/IfcIdentifier PanHorizontal:IfcLengthMeasure PanVertical:IfcLengthMeasure TiltHorizontal:IfcPlaneAngleMeasure TiltVertical:IfcPlaneAngleMeasure Zoom:IfcPositiveLengthMeasure
Pset_AudioVisualApplianceTypeCommon | IfcAudioVisualAppliance, IfcAudioVisualApplianceType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET MediaSource:IfcLabel/IfcIdentifier AudioVolume:IfcSoundPowerMeasure/IfcInteger
Pset_AudioVisualApplianceTypeDisplay | IfcAudioVisualAppliance/DISPLAY, IfcAudioVisualApplianceType/DISPLAY | DisplayType=CRT/DLP/LCD/LED/PLASMA/OTHER/NOTKNOWN/UNSET NominalSize:IfcPositiveLengthMeasure DisplayWidth:IfcPositiveLengthMeasure DisplayHeight:IfcPositiveLengthMeasure Brightness:IfcIlluminanceMeasure ContrastRatio:IfcPositiveRatioMeasure RefreshRate:IfcFrequencyMeasure TouchScreen=MULTITOUCH/NONE/SINGLETOUCH/OTHER/NOTKNOWN/UNSET VideoResolutionWidth:IfcInteger VideoResolutionHeight:IfcInteger VideoResolutionMode:IfcLabel/IfcIdentifier VideoScaleMode:IfcLabel/IfcIdentifier VideoCaptionMode:IfcLabel/IfcIdentifier AudioMode:IfcLabel/IfcIdentifier
Pset_AudioVisualApplianceTypePlayer | IfcAudioVisualAppliance/PLAYER, IfcAudioVisualApplianceType/PLAYER | PlayerType=AUDIO/VIDEO/OTHER/NOTKNOWN/UNSET PlayerMediaEject:IfcBoolean PlayerMediaFormat:IfcLabel/IfcIdentifier
Pset_AudioVisualApplianceTypeProjector | IfcAudioVisualAppliance/PROJECTOR, IfcAudioVisualApplianceType/PROJECTOR | ProjectorType=OTHER/NOTKNOWN/UNSET VideoResolutionWidth:IfcInteger VideoResolutionHeight:IfcInteger VideoResolutionMode:IfcLabel/IfcIdentifier VideoScaleMode:IfcLabel/IfcIdentifier VideoCaptionMode:IfcLabel/IfcIdentifier
Pset_AudioVisualApplianceTypeRailwayCommunicationTerminal | IfcAudioVisualAppliance/COMMUNICATIONTERMINAL, IfcAudioVisualApplianceType/COMMUNICATIONTERMINAL | RailwayCommunicationTerminalType=IP/LEGACY/OTHER/NOTKNOWN/UNSET
Pset_AudioVisualApplianceTypeReceiver | IfcAudioVisualAppliance/RECEIVER, IfcAudioVisualApplianceType/RECEIVER | ReceiverType=AUDIO/AUDIOVIDEO/OTHER/NOTKNOWN/UNSET AudioAmplification:IfcRatioMeasure/IfcFrequencyMeasure AudioMode:IfcLabel/IfcIdentifier
Pset_AudioVisualApplianceTypeRecordingEquipment | IfcAudioVisualAppliance/RECORDINGEQUIPMENT, IfcAudioVisualApplianceType/RECORDINGEQUIPMENT | NumberOfInterfaces:IfcInteger/IfcLabel StorageCapacity:IfcInteger
Pset_AudioVisualApplianceTypeSpeaker | IfcAudioVisualAppliance/SPEAKER, IfcAudioVisualApplianceType/SPEAKER | SpeakerType=COAXIAL/FULLRANGE/MIDRANGE/TWEETER/WOOFER/OTHER/NOTKNOWN/UNSET SpeakerMounting=CEILING/FREESTANDING/OUTDOOR/WALL/OTHER/NOTKNOWN/UNSET SpeakerDriverSize:IfcPositiveLengthMeasure/IfcIdentifier FrequencyResponse:IfcSoundPowerMeasure/IfcFrequencyMeasure Impedence:IfcFrequencyMeasure
Pset_AudioVisualApplianceTypeTuner | IfcAudioVisualAppliance/TUNER, IfcAudioVisualApplianceType/TUNER | TunerType=AUDIO/VIDEO/OTHER/NOTKNOWN/UNSET TunerMode:IfcLabel/IfcIdentifier TunerChannel:IfcLabel/IfcIdentifier TunerFrequency:IfcFrequencyMeasure
Pset_AxleCountingEquipment | IfcSensor/WHEELSENSOR, IfcSensorType/WHEELSENSOR | FailureInformation:IfcText DetectionRange:IfcPositiveLengthMeasure OperationalTemperatureRange:IfcThermodynamicTemperatureMeasure NominalWeight:IfcMassMeasure AxleCountingEquipmentType=EVALUATOR/WHEELDETECTOR/OTHER/NOTKNOWN/UNSET ImpactParameter:IfcAccelerationMeasure RatedVoltage:IfcElectricVoltageMeasure InsulationResistance:IfcElectricResistanceMeasure AxleCounterResponseTime:IfcTimeMeasure MaximumVibration:IfcFrequencyMeasure
Pset_BalanceWeightTensionerDesignCriteria | IfcDiscreteAccessory/TENSIONINGEQUIPMENT, IfcDiscreteAccessoryType/TENSIONINGEQUIPMENT | ReferenceDistanceRopeToPulley:IfcPositiveLengthMeasure/IfcThermodynamicTemperatureMeasure ReferenceDistanceTensionerToGround:IfcPositiveLengthMeasure/IfcThermodynamicTemperatureMeasure
Pset_BeamCommon | IfcBeam, IfcBeamType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET Span:IfcPositiveLengthMeasure Slope:IfcPlaneAngleMeasure Roll:IfcPlaneAngleMeasure IsExternal:IfcBoolean ThermalTransmittance:IfcThermalTransmittanceMeasure LoadBearing:IfcBoolean FireRating:IfcLabel
Pset_BearingCommon | IfcBearing, IfcBearingType | DisplacementAccommodated:IfcBoolean RotationAccommodated:IfcBoolean
Pset_BerthCommon | IfcSpace/BERTH, IfcSpaceType/BERTH | BerthApproach=END/SIDE BerthMode=BOW/STERN BerthingAngle:IfcPlaneAngleMeasure BerthingVelocity:IfcLinearVelocityMeasure AbnormalBerthingFactor:IfcPositiveRatioMeasure
Pset_BoilerPHistory | IfcBoiler | EnergySourceConsumption:- OperationalEfficiency:- CombustionEfficiency:- WorkingPressureHistory:- CombustionChamberTemperature:- PartLoadRatio:- Load:- PrimaryEnergyConsumption:- AuxiliaryEnergyConsumption:-
Pset_BoilerTypeCommon | IfcBoiler, IfcBoilerType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET PressureRating:IfcPressureMeasure OperatingMode=FIXED/MODULATING/TWOSTEP/OTHER/NOTKNOWN/UNSET HeatTransferSurfaceArea:IfcAreaMeasure NominalPartLoadRatio:IfcReal WaterInletTemperatureRange:IfcThermodynamicTemperatureMeasure WaterStorageCapacity:IfcVolumeMeasure IsWaterStorageHeater:IfcBoolean PartialLoadEfficiencyCurves:IfcNormalisedRatioMeasure/IfcPositiveRatioMeasure OutletTemperatureRange:IfcThermodynamicTemperatureMeasure NominalEnergyConsumption:IfcPowerMeasure EnergySource=COAL/COAL_PULVERIZED/ELECTRICITY/GAS/OIL/PROPANE/WOOD/WOOD_CHIP/WOOD_PELLET/WOOD_PULVERIZED/OTHER/NOTKNOWN/UNSET
Pset_BoilerTypeSteam | IfcBoiler/STEAM, IfcBoilerType/STEAM | MaximumOutletPressure:IfcLabel NominalEfficiencyTable:IfcNormalisedRatioMeasure/IfcThermodynamicTemperatureMeasure HeatOutput:IfcEnergyMeasure/IfcThermodynamicTemperatureMeasure
Pset_BoilerTypeWater | IfcBoiler/WATER, IfcBoilerType/WATER | NominalEfficiency:IfcNormalisedRatioMeasure/IfcThermodynamicTemperatureMeasure HeatOutput:IfcEnergyMeasure/IfcThermodynamicTemperatureMeasure
Pset_BoreholeCommon | IfcBorehole | BoreholeState=CAP_REPLACED/CASING_INSTALLED/CASING_PARTIALLY_REPLACED/CASING_REPLACED/CHAMBER_RECONDITIONED/DECONSTRUCTED/INSTALLED/PARTIALLY_DECONSTRUCTED/PARTIALLY_REFILLED/RECONDITIONED/REFILLED/OTHER/NOTKNOWN/UNSET CapDepth:IfcPositiveLengthMeasure CapMaterial:IfcLabel FillingDepth:IfcPositiveLengthMeasure FillingMaterial:IfcLabel GroundwaterDepth:IfcPositiveLengthMeasure LiningMaterial:IfcLabel LiningThickness:IfcPositiveLengthMeasure
Pset_BoundedCourseCommon | IfcCourse, IfcCourseType | SpreadingRate:IfcNumericMeasure
Pset_BreakwaterCommon | IfcMarineFacility/BREAKWATER | StructuralStyle:IfcLabel Elevation:IfcLengthMeasure
Pset_BridgeCommon | IfcBridge | StructureIndicator=COATED/COMPOSITE/HOMOGENEOUS
Pset_BuildingCommon | IfcBuilding | Reference:IfcIdentifier BuildingID:IfcIdentifier IsPermanentID:IfcBoolean ConstructionMethod:IfcLabel FireProtectionClass:IfcLabel SprinklerProtection:IfcBoolean SprinklerProtectionAutomatic:IfcBoolean OccupancyType:IfcLabel GrossPlannedArea:IfcAreaMeasure NetPlannedArea:IfcAreaMeasure NumberOfStoreys:IfcCountMeasure YearOfConstruction:IfcLabel YearOfLastRefurbishment:IfcLabel IsLandmarked:IfcLogical ElevationOfRefHeight:IfcLengthMeasure ElevationOfTerrain:IfcLengthMeasure
Pset_BuildingElementProxyCommon | IfcBuildingElementProxy, IfcBuildingElementProxyType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET IsExternal:IfcBoolean ThermalTransmittance:IfcThermalTransmittanceMeasure LoadBearing:IfcBoolean FireRating:IfcLabel
Pset_BuildingStoreyCommon | IfcBuildingStorey | Reference:IfcIdentifier EntranceLevel:IfcBoolean AboveGround:IfcLogical SprinklerProtection:IfcBoolean SprinklerProtectionAutomatic:IfcBoolean LoadBearingCapacity:IfcPlanarForceMeasure GrossPlannedArea:IfcAreaMeasure NetPlannedArea:IfcAreaMeasure ElevationOfSSLRelative:IfcLengthMeasure ElevationOfFFLRelative:IfcLengthMeasure
Pset_BuildingSystemCommon | IfcBuildingSystem | Reference:IfcIdentifier
Pset_BuildingUse | IfcBuilding | MarketCategory:IfcLabel MarketSubCategory:IfcLabel PlanningControlStatus:IfcLabel NarrativeText:IfcText VacancyRateInCategoryNow:IfcPositiveRatioMeasure TenureModesAvailableNow:IfcLabel MarketSubCategoriesAvailableNow:IfcLabel RentalRatesInCategoryNow:IfcMonetaryMeasure VacancyRateInCategoryFuture:IfcPositiveRatioMeasure TenureModesAvailableFuture:IfcLabel MarketSubCategoriesAvailableFuture:IfcLabel RentalRatesInCategoryFuture:IfcMonetaryMeasure
Pset_BuildingUseAdjacent | IfcBuilding | MarketCategory:IfcLabel MarketSubCategory:IfcLabel PlanningControlStatus:IfcLabel NarrativeText:IfcText
Pset_BuiltSystemRailwayLine | IfcBuiltSystem/RAILWAYLINE | LineID:IfcIdentifier IsElectrified:IfcBoolean LineCharacteristic=ENTERDEPOT/EXITDEPOT/FREIGHT/PASSENGER/PASSENGERANDFREIGHT/OTHER/NOTKNOWN/UNSET
Pset_BuiltSystemRailwayTrack | IfcBuiltSystem/RAILWAYTRACK | TrackID:IfcIdentifier TrackNumber:IfcIdentifier TrackUsage=CATCHSIDING/CLASSIFICATIONTRACK/CONNECTINGLINE/FREIGHTTRACK/LOCOMOTIVEHOLDTRACK/LOCOMOTIVERUNNINGTRACK/LOCOMOTIVESERVICETRACK/MAINTRACK/MULTIPLEUNITRUNNINGTRACK/RECEIVINGDEPARTURETRACK/REFUGESIDING/REPAIRSIDING/ROLLINGFORBIDDENTRACK/ROLLINGTRACK/ROUNDABOUTLINE/STORAGETRACK/SWITCHINGLEAD/UNTWININGLINE/OTHER/NOTKNOWN/UNSET TrackCharacteristic=FUNICULAR/NORMAL/RACK/RIGIDOVERHEAD/THIRDRAIL/OTHER/NOTKNOWN/UNSET
Pset_BurnerTypeCommon | IfcBurner, IfcBurnerType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET EnergySource=COAL/COAL_PULVERIZED/ELECTRICITY/GAS/OIL/PROPANE/WOOD/WOOD_CHIP/WOOD_PELLET/WOOD_PULVERIZED/OTHER/NOTKNOWN/UNSET
Pset_CableCarrierFittingTypeCommon | IfcCableCarrierFitting, IfcCableCarrierFittingType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_CableCarrierSegmentTypeCableLadderSegment | IfcCableCarrierSegment/CABLELADDERSEGMENT, IfcCableCarrierSegmentType/CABLELADDERSEGMENT | LadderConfiguration:IfcText
Pset_CableCarrierSegmentTypeCableTraySegment | IfcCableCarrierSegment/CABLETRAYSEGMENT, IfcCableCarrierSegmentType/CABLETRAYSEGMENT | HasCover:IfcBoolean
Pset_CableCarrierSegmentTypeCableTrunkingSegment | IfcCableCarrierSegment/CABLETRUNKINGSEGMENT, IfcCableCarrierSegmentType/CABLETRUNKINGSEGMENT | NumberOfCompartments:IfcCountMeasure
Pset_CableCarrierSegmentTypeCatenaryWire | IfcCableCarrierSegment/CATENARYWIRE, IfcCableCarrierSegmentType/CATENARYWIRE | ACResistance:IfcElectricResistanceMeasure UltimateTensileStrength:IfcForceMeasure CatenaryWireType:IfcLabel ThermalExpansionCoefficient:IfcThermalExpansionCoefficientMeasure CurrentCarryingCapacity:IfcElectricCurrentMeasure DCResistance:IfcElectricResistanceMeasure LayRatio:IfcPositiveRatioMeasure MassPerLength:IfcMassPerLengthMeasure MechanicalTension:IfcForceMeasure PhysicalDescriptionReference:- StrandingMethod:IfcLabel TensileStrength:IfcPressureMeasure YoungModulus:IfcModulusOfElasticityMeasure
Pset_CableCarrierSegmentTypeCommon | IfcCableCarrierSegment, IfcCableCarrierSegmentType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_CableCarrierSegmentTypeConduitSegment | IfcCableCarrierSegment/CONDUITSEGMENT, IfcCableCarrierSegmentType/CONDUITSEGMENT | NominalWidth:IfcNonNegativeLengthMeasure NominalHeight:IfcPositiveLengthMeasure ConduitShapeType=CIRCULAR/OVAL/OTHER/NOTKNOWN/UNSET IsRigid:IfcBoolean NominalDiameter:IfcPositiveLengthMeasure
Pset_CableCarrierSegmentTypeDropper | IfcCableCarrierSegment/DROPPER, IfcCableCarrierSegmentType/DROPPER | CurrentCarryingCapacity:IfcElectricCurrentMeasure TensileStrength:IfcPressureMeasure AssemblyInstruction:- IsRigid:IfcBoolean UltimateTensileStrength:IfcForceMeasure IsAdjustable:IfcBoolean IsCurrentCarrying:IfcBoolean NominalLoad:IfcForceMeasure
Pset_CableFittingTypeCommon | IfcCableFitting, IfcCableFittingType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_CableFittingTypeExit | IfcCableFitting/EXIT, IfcCableFittingType/EXIT | GroundResistance:IfcElectricResistanceMeasure
Pset_CableFittingTypeFanout | IfcCableFitting/FANOUT, IfcCableFittingType/FANOUT | NumberOfTubes:IfcCountMeasure TubeDiameter:IfcPositiveLengthMeasure
Pset_CableSegmentConnector | IfcCableSegment, IfcCableSegmentType | ConnectorAColour:IfcLabel ConnectorBColour:IfcLabel ConnectorAType:IfcLabel ConnectorBType:IfcLabel ConnectorAGender=FEMALE/MALE/OTHER/NOTKNOWN/UNSET ConnectorBGender=FEMALE/MALE/OTHER/NOTKNOWN/UNSET
Pset_CableSegmentOccurenceFiberSegment | IfcCableSegment/FIBERSEGMENT | InUse:IfcBoolean
Pset_CableSegmentOccurrence | IfcCableSegment | DesignAmbientTemperature:IfcThermodynamicTemperatureMeasure UserCorrectionFactor:IfcReal NumberOfParallelCircuits:IfcCountMeasure InstallationMethod:IfcLabel InstallationMethodFlagEnum=BELOWCEILING/INDUCT/INSOIL/ONWALL/OTHER/NOTKNOWN/UNSET DistanceBetweenParallelCircuits:IfcLengthMeasure SoilConductivity:IfcThermalConductivityMeasure CarrierStackNumber:IfcInteger MountingMethod=LADDER/PERFORATEDTRAY/OTHER/NOTKNOWN/UNSET IsHorizontalCable:IfcBoolean IsMountedFlatCable:IfcBoolean CurrentCarryingCapacity:IfcElectricCurrentMeasure MaximumCableLength:IfcLengthMeasure PowerLoss:IfcPowerMeasure SequentialCode:IfcLabel
Pset_CableSegmentTypeBusBarSegment | IfcCableSegment/BUSBARSEGMENT, IfcCableSegmentType/BUSBARSEGMENT | IsHorizontalBusbar:IfcBoolean NominalCurrent:IfcElectricCurrentMeasure UltimateTensileStrength:IfcForceMeasure ACResistance:IfcElectricResistanceMeasure ThermalExpansionCoefficient:IfcThermalExpansionCoefficientMeasure CurrentCarryingCapacity:IfcElectricCurrentMeasure DCResistance:IfcElectricResistanceMeasure MassPerLength:IfcMassPerLengthMeasure TensileStrength:IfcPressureMeasure YoungModulus:IfcModulusOfElasticityMeasure CrossSectionalArea:IfcAreaMeasure InsulationMethod=LONGRODINSULATOR/PININSULATOR/POSTINSULATOR/OTHER/NOTKNOWN/UNSET OverallDiameter:IfcPositiveLengthMeasure OperationalTemperatureRange:IfcThermodynamicTemperatureMeasure RatedVoltage:IfcElectricVoltageMeasure
Pset_CableSegmentTypeCableSegment | IfcCableSegment/CABLESEGMENT, IfcCableSegmentType/CABLESEGMENT | Standard:IfcLabel NumberOfCores:IfcCountMeasure OverallDiameter:IfcPositiveLengthMeasure RatedTemperature:IfcThermodynamicTemperatureMeasure ScreenDiameter:IfcPositiveLengthMeasure HasProtectiveEarth:IfcBoolean MaximumOperatingTemperature:IfcThermodynamicTemperatureMeasure MaximumShortCircuitTemperature:IfcThermodynamicTemperatureMeasure SpecialConstruction:IfcLabel Weight:IfcMassMeasure SelfExtinguishing60332_1:IfcBoolean SelfExtinguishing60332_3:IfcBoolean HalogenProof:IfcBoolean FunctionReliable:IfcBoolean ACResistance:IfcElectricResistanceMeasure CurrentCarryingCapacity:IfcElectricCurrentMeasure DCResistance:IfcElectricResistanceMeasure MassPerLength:IfcMassPerLengthMeasure MaximumCurrent:IfcElectricCurrentMeasure MaximumBendingRadius:IfcPositiveLengthMeasure NumberOfWires:IfcCountMeasure InsulationVoltage:IfcElectricVoltageMeasure RatedVoltage:IfcElectricVoltageMeasure
Pset_CableSegmentTypeCommon | IfcCableSegment, IfcCableSegmentType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_CableSegmentTypeConductorSegment | IfcCableSegment/CONDUCTORSEGMENT, IfcCableSegmentType/CONDUCTORSEGMENT | CrossSectionalArea:IfcAreaMeasure Function=LINE/NEUTRAL/PROTECTIVEEARTH/PROTECTIVEEARTHNEUTRAL/OTHER/NOTKNOWN/UNSET ConductorMaterial=ALUMINIUM/COPPER/OTHER/NOTKNOWN/UNSET Construction=FLEXIBLESTRANDEDCONDUCTOR/SOLIDCONDUCTOR/STRANDEDCONDUCTOR/OTHER/NOTKNOWN/UNSET ConductorShape=CIRCULARCONDUCTOR/HELICALCONDUCTOR/RECTANGULARCONDUCTOR/SECTORCONDUCTOR/OTHER/NOTKNOWN/UNSET NominalCurrent:IfcElectricCurrentMeasure ACResistance:IfcElectricResistanceMeasure ThermalExpansionCoefficient:IfcThermalExpansionCoefficientMeasure CurrentCarryingCapacity:IfcElectricCurrentMeasure UltimateTensileStrength:IfcForceMeasure MassPerLength:IfcMassPerLengthMeasure TensileStrength:IfcPressureMeasure YoungModulus:IfcModulusOfElasticityMeasure DCResistance:IfcElectricResistanceMeasure OverallDiameter:IfcPositiveLengthMeasure NumberOfCores:IfcCountMeasure RatedVoltage:IfcElectricVoltageMeasure
Pset_CableSegmentTypeContactWire | IfcCableSegment/CONTACTWIRESEGMENT, IfcCableSegmentType/CONTACTWIRESEGMENT | ACResistance:IfcElectricResistanceMeasure ThermalExpansionCoefficient:IfcThermalExpansionCoefficientMeasure CurrentCarryingCapacity:IfcElectricCurrentMeasure DCResistance:IfcElectricResistanceMeasure MassPerLength:IfcMassPerLengthMeasure YoungModulus:IfcModulusOfElasticityMeasure CrossSectionalArea:IfcAreaMeasure TorsionalStrength:IfcPressureMeasure TensileStrength:IfcPressureMeasure
Pset_CableSegmentTypeCoreSegment | IfcCableSegment/CORESEGMENT, IfcCableSegmentType/CORESEGMENT | OverallDiameter:IfcPositiveLengthMeasure RatedVoltage:IfcElectricVoltageMeasure RatedTemperature:IfcThermodynamicTemperatureMeasure ScreenDiameter:IfcPositiveLengthMeasure CoreIdentifier:IfcIdentifier SheathColours=BLACK/BLUE/BROWN/GOLD/GREEN/GREENANDYELLOW/GREY/ORANGE/PINK/RED/SILVER/TURQUOISE/VIOLET/WHITE/YELLOW/OTHER/NOTKNOWN/UNSET Weight:IfcMassMeasure UltimateTensileStrength:IfcForceMeasure SelfExtinguishing60332_1:IfcBoolean SelfExtinguishing60332_3:IfcBoolean HalogenProof:IfcBoolean FunctionReliable:IfcBoolean Standard:IfcLabel ThermalExpansionCoefficient:IfcThermalExpansionCoefficientMeasure CurrentCarryingCapacity:IfcElectricCurrentMeasure DCResistance:IfcElectricResistanceMeasure LayRatio:IfcPositiveRatioMeasure MassPerLength:IfcMassPerLengthMeasure TensileStrength:IfcPressureMeasure YoungModulus:IfcModulusOfElasticityMeasure ACResistance:IfcElectricResistanceMeasure StrandingMethod:IfcLabel
Pset_CableSegmentTypeEarthingConductor | IfcCableSegment/CONDUCTORSEGMENT, IfcCableSegmentType/CONDUCTORSEGMENT | ResistanceToGround:IfcElectricResistanceMeasure
Pset_CableSegmentTypeFiberSegment | IfcCableSegment/FIBERSEGMENT, IfcCableSegmentType/FIBERSEGMENT | FiberColour=AQUA/BLACK/BLUE/BROWN/GREEN/ORANGE/RED/ROSE/SLATE/VIOLET/WHITE/YELLOW/OTHER/NOTKNOWN/UNSET HasTightJacket:IfcBoolean FiberType=BEND_INSENSITIVEFIBER/CUTOFFSHIFTEDFIBER/DISPERSIONSHIFTEDFIBER/LOWWATERPEAKFIBER/NON_ZERODISPERSIONSHIFTEDFIBER/OM1/OM2/OM3/OM4/OM5/STANDARDSINGLEMODEFIBER/OTHER/NOTKNOWN/UNSET
Pset_CableSegmentTypeFiberTubeSegment | IfcCableSegment/FIBERTUBE, IfcCableSegmentType/FIBERTUBE | FiberTubeColour=AQUA/BLACK/BLUE/BROWN/GREEN/ORANGE/RED/ROSE/SLATE/VIOLET/WHITE/YELLOW/OTHER/NOTKNOWN/UNSET NumberOfFibers:IfcCountMeasure
Pset_CableSegmentTypeOpticalCableSegment | IfcCableSegment/OPTICALCABLESEGMENT, IfcCableSegmentType/OPTICALCABLESEGMENT | NumberOfFibers:IfcCountMeasure OpticalCableStructure=BREAKOUT/LOOSETUBE/PATCHCORD/PIGTAIL/TIGHTBUFFERED/OTHER/NOTKNOWN/UNSET NumberOfMultiModeFibers:IfcCountMeasure NumberOfSingleModeFibers:IfcCountMeasure NumberOfTubes:IfcCountMeasure FiberMode=MULTIMODE/SINGLEMODE/OTHER/NOTKNOWN/UNSET
Pset_CableSegmentTypeStitchWire | IfcCableSegment/STITCHWIRE, IfcCableSegmentType/STITCHWIRE | AssemblyInstruction:- NominalLength:IfcNonNegativeLengthMeasure MechanicalTension:IfcForceMeasure UltimateTensileStrength:IfcForceMeasure TensileStrength:IfcPressureMeasure
Pset_CableSegmentTypeWirePairSegment | IfcCableSegment/WIREPAIRSEGMENT, IfcCableSegmentType/WIREPAIRSEGMENT | CharacteristicImpedance:IfcElectricResistanceMeasure ConductorDiameter:IfcPositiveLengthMeasure CoreConductorDiameter:IfcPositiveLengthMeasure JacketColour:IfcLabel ShieldConductorDiameter:IfcPositiveLengthMeasure WirePairType=COAXIAL/TWISTED/UNTWISTED/OTHER/NOTKNOWN/UNSET
Pset_CargoCommon | IfcVehicle/CARGO, IfcVehicleType/CARGO | ProcessItem=BARREL/CGT/PASSENGER/TEU/TONNE/VEHICLE/OTHER/NOTKNOWN/UNSET AdditionalProcessing=INSPECTION/ISOLATION/NONE/TARIFFS ProcessDirection=EXPORT/IMPORT/TRANSFER
Pset_CessBetweenRails | IfcSlab/TRACKSLAB, IfcSlabType/TRACKSLAB | JointRelativePosition=LEFT/MIDDLE/RIGHT/OTHER/NOTKNOWN/UNSET CheckRailType=TYPE_33C1/TYPE_40C1/TYPE_47C1/TYPE_CR3_60U/TYPE_R260/TYPE_R320CR/OTHER/NOTKNOWN/UNSET LoadCapacity:IfcForceMeasure UsagePurpose=MAINTENANCE/RESCUESERVICES/OTHER/NOTKNOWN/UNSET
Pset_ChillerPHistory | IfcChiller | Capacity:- EnergyEfficiencyRatio:- CoefficientOfPerformance:-
Pset_ChillerTypeCommon | IfcChiller, IfcChillerType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET ChillerCapacity:IfcPowerMeasure NominalEfficiency:IfcPositiveRatioMeasure NominalCondensingTemperature:IfcThermodynamicTemperatureMeasure NominalEvaporatingTemperature:IfcThermodynamicTemperatureMeasure NominalHeatRejectionRate:IfcPowerMeasure NominalPowerConsumption:IfcPowerMeasure CapacityCurve:IfcPowerMeasure/IfcThermodynamicTemperatureMeasure CoefficientOfPerformanceCurve:IfcReal/IfcThermodynamicTemperatureMeasure FullLoadRatioCurve:IfcNormalisedRatioMeasure/IfcPositiveRatioMeasure
Pset_ChimneyCommon | IfcChimney, IfcChimneyType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET NumberOfDrafts:IfcCountMeasure IsExternal:IfcBoolean ThermalTransmittance:IfcThermalTransmittanceMeasure LoadBearing:IfcBoolean FireRating:IfcLabel
Pset_CivilElementCommon | IfcCivilElement, IfcCivilElementType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_CoaxialCable | IfcCableSegment/CABLESEGMENT, IfcCableSegmentType/CABLESEGMENT | CharacteristicImpedance:IfcElectricResistanceMeasure CouplingLoss:IfcNormalisedRatioMeasure MaximumTransmissionAttenuation:IfcSoundPowerLevelMeasure NumberOfCoaxialPairs:IfcCountMeasure PropagationSpeedCoefficient:IfcRatioMeasure TransmissionLoss:IfcNormalisedRatioMeasure RadiantFrequency:IfcFrequencyMeasure
Pset_CoilOccurrence | IfcCoil | HasSoundAttenuation:IfcBoolean
Pset_CoilPHistory | IfcCoil | AtmosphericPressure:- AirPressureDropCurveHistory:- SoundCurveHistory:- FaceVelocity:-
Pset_CoilTypeCommon | IfcCoil, IfcCoilType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET OperationalTemperatureRange:IfcThermodynamicTemperatureMeasure AirFlowRateRange:IfcVolumetricFlowRateMeasure NominalSensibleCapacity:IfcPowerMeasure NominalLatentCapacity:IfcPowerMeasure NominalUA:IfcReal CoilPlacement=CEILING/FLOOR/UNIT/OTHER/NOTKNOWN/UNSET
Pset_CoilTypeHydronic | IfcCoil, IfcCoilType | FluidPressureRange:IfcPressureMeasure CoilCoolant=BRINE/GLYCOL/WATER/OTHER/NOTKNOWN/UNSET CoilConnectionDirection=LEFT/RIGHT/OTHER/NOTKNOWN/UNSET CoilFluidArrangement=CROSSCOUNTERFLOW/CROSSFLOW/CROSSPARALLELFLOW/OTHER/NOTKNOWN/UNSET CoilFaceArea:IfcAreaMeasure HeatExchangeSurfaceArea:IfcAreaMeasure PrimarySurfaceArea:IfcAreaMeasure SecondarySurfaceArea:IfcAreaMeasure TotalUACurves:IfcVolumetricFlowRateMeasure/IfcReal WaterPressureDropCurve:IfcPressureMeasure/IfcVolumetricFlowRateMeasure BypassFactor:IfcNormalisedRatioMeasure SensibleHeatRatio:IfcNormalisedRatioMeasure WetCoilFraction:IfcNormalisedRatioMeasure
Pset_ColumnCommon | IfcColumn, IfcColumnType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET Slope:IfcPlaneAngleMeasure Roll:IfcPlaneAngleMeasure IsExternal:IfcBoolean ThermalTransmittance:IfcThermalTransmittanceMeasure LoadBearing:IfcBoolean FireRating:IfcLabel
Pset_CommunicationsAppliancePHistory | IfcCommunicationsAppliance | PowerState:-
Pset_CommunicationsApplianceTypeAntenna | IfcCommunicationsAppliance/ANTENNA, IfcCommunicationsApplianceType/ANTENNA | AntennaGain:IfcRatioMeasure PolarizationMode=DUALPOLARIZATION/SINGLEPOLARIZATION/OTHER/NOTKNOWN/UNSET RadiationPattern=DIRECTIONAL/FANBEAM/OMNIDIRECTIONAL/PENCILBEAM/SHAPEDBEAM/OTHER/NOTKNOWN/UNSET AntennaType=CEILING/PANEL/YAGI/OTHER/NOTKNOWN/UNSET
Pset_CommunicationsApplianceTypeAutomaton | IfcCommunicationsAppliance/AUTOMATON, IfcCommunicationsApplianceType/AUTOMATON | InputSignalType=CURRENT/VOLTAGE/OTHER/NOTKNOWN/UNSET OutputSignalType=CURRENT/VOLTAGE/OTHER/NOTKNOWN/UNSET
Pset_CommunicationsApplianceTypeCommon | IfcCommunicationsAppliance, IfcCommunicationsApplianceType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_CommunicationsApplianceTypeComputer | IfcCommunicationsAppliance/COMPUTER, IfcCommunicationsApplianceType/COMPUTER | StorageCapacity:IfcInteger UserInterfaceType=CLI/GUI/TOUCHSCREEN/TOUCHTONE/OTHER/NOTKNOWN/UNSET
Pset_CommunicationsApplianceTypeGateway | IfcCommunicationsAppliance/GATEWAY, IfcCommunicationsApplianceType/GATEWAY | NumberOfInterfaces:IfcInteger/IfcLabel
Pset_CommunicationsApplianceTypeIntelligentPeripheral | IfcCommunicationsAppliance/INTELLIGENTPERIPHERAL, IfcCommunicationsApplianceType/INTELLIGENTPERIPHERAL | UserCapacity:IfcInteger
Pset_CommunicationsApplianceTypeIpNetworkEquipment | IfcCommunicationsAppliance/IPNETWORKEQUIPMENT, IfcCommunicationsApplianceType/IPNETWORKEQUIPMENT | NumberOfSlots:IfcCountMeasure EquipmentCapacity:IfcIntegerCountRateMeasure NumberOfCoolingFans:IfcCountMeasure SupportedProtocol:IfcLabel ManagingSoftware:IfcLabel NumberOfInterfaces:IfcInteger/IfcLabel
Pset_CommunicationsApplianceTypeModem | IfcCommunicationsAppliance/MODEM, IfcCommunicationsApplianceType/MODEM | NumberOfCommonInterfaces:IfcInteger/IfcLabel NumberOfTrafficInterfaces:IfcInteger/IfcLabel CommonInterfaceType=DRYCONTACTSINTERFACE/MANAGEMENTINTERFACE/OTHER_IO_INTERFACE/SYNCHRONIZATIONINTERFACE/OTHER/NOTKNOWN/UNSET TrafficInterfaceType=E1/FASTETHERNET/XDSL/OTHER/NOTKNOWN/UNSET
Pset_CommunicationsApplianceTypeOpticalLineTerminal | IfcCommunicationsAppliance/OPTICALLINETERMINAL, IfcCommunicationsApplianceType/OPTICALLINETERMINAL | NumberOfSlots:IfcCountMeasure NumberOfInterfaces:IfcInteger/IfcLabel
Pset_CommunicationsApplianceTypeOpticalNetworkUnit | IfcCommunicationsAppliance/OPTICALNETWORKUNIT, IfcCommunicationsApplianceType/OPTICALNETWORKUNIT | OpticalNetworkUnitType=ACTIVE/PASSIVE/OTHER/NOTKNOWN/UNSET NumberOfInterfaces:IfcInteger/IfcLabel
Pset_CommunicationsApplianceTypeTelecommand | IfcCommunicationsAppliance/TELECOMMAND, IfcCommunicationsApplianceType/TELECOMMAND | NumberOfWorkstations:IfcInteger/IfcLabel NumberOfCPUs:IfcCountMeasure
Pset_CommunicationsApplianceTypeTelephonyExchange | IfcCommunicationsAppliance/TELEPHONYEXCHANGE, IfcCommunicationsApplianceType/TELEPHONYEXCHANGE | UserCapacity:IfcInteger
Pset_CommunicationsApplianceTypeTransportEquipment | IfcCommunicationsAppliance/TRANSPORTEQUIPMENT, IfcCommunicationsApplianceType/TRANSPORTEQUIPMENT | IsUpgradable:IfcBoolean ElectricalCrossCapacity:IfcLabel NumberOfSlots:IfcCountMeasure TransportEquipmentType=MPLS_TP/OTN/PDH/SDH/OTHER/NOTKNOWN/UNSET TransportEquipmentAssemblyType=FIXEDCONFIGURATION/MODULARCONFIGURATION/OTHER/NOTKNOWN/UNSET
Pset_CompressorPHistory | IfcCompressor | CompressorCapacity:- EnergyEfficiencyRatio:- CoefficientOfPerformance:- VolumetricEfficiency:- CompressionEfficiency:- MechanicalEfficiency:- IsentropicEfficiency:- CompressorTotalEfficiency:- ShaftPower:- InputPower:- LubricantPumpHeatGain:- FrictionHeatGain:- CompressorTotalHeatGain:- FullLoadRatio:-
Pset_CompressorTypeCommon | IfcCompressor, IfcCompressorType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET PowerSource=ENGINEDRIVEN/GASTURBINE/MOTORDRIVEN/OTHER/NOTKNOWN/UNSET RefrigerantClass=AMMONIA/CFC/CO2/H2O/HCFC/HFC/HYDROCARBONS/OTHER/NOTKNOWN/UNSET MinimumPartLoadRatio:IfcPositiveRatioMeasure MaximumPartLoadRatio:IfcPositiveRatioMeasure CompressorSpeed:IfcRotationalFrequencyMeasure NominalCapacity:IfcPowerMeasure IdealCapacity:IfcPowerMeasure IdealShaftPower:IfcPowerMeasure HasHotGasBypass:IfcBoolean ImpellerDiameter:IfcPositiveLengthMeasure
Pset_ConcreteElementGeneral | IfcBeam, IfcBuildingElementProxy, IfcChimney, IfcCivilElement, IfcColumn, IfcFooting, IfcMember, IfcPile, IfcPlate, IfcRailing, IfcRampFlight, IfcRamp, IfcRoof, IfcSlab, IfcStairFlight, IfcStair, IfcWall, IfcBeamType, IfcBuildingElementProxyType, IfcChimneyType, IfcCivilElementType, IfcColumnType, IfcFootingType, IfcMemberType, IfcPileType, IfcPlateType, IfcRailingType, IfcRampFlightType, IfcRampType, IfcRoofType, IfcSlabType, IfcStairFlightType, IfcStairType, IfcWallType | AssemblyPlace=FACTORY/OFFSITE/SITE/OTHER/NOTKNOWN/UNSET CastingMethod=INSITU/MIXED/PRECAST/PRINTED/OTHER/NOTKNOWN/UNSET StructuralClass:IfcLabel StrengthClass:IfcLabel ExposureClass:IfcLabel ReinforcementVolumeRatio:IfcMassDensityMeasure ReinforcementAreaRatio:IfcAreaDensityMeasure DimensionalAccuracyClass:IfcLabel ConstructionToleranceClass:IfcLabel ConcreteCover:IfcPositiveLengthMeasure ConcreteCoverAtMainBars:IfcPositiveLengthMeasure ConcreteCoverAtLinks:IfcPositiveLengthMeasure ReinforcementStrengthClass:IfcLabel
Pset_CondenserPHistory | IfcCondenser | HeatRejectionRate:- ExteriorHeatTransferCoefficient:- InteriorHeatTransferCoefficient:- RefrigerantFoulingResistance:- CondensingTemperature:- LogarithmicMeanTemperatureDifference:- UAcurves:- CompressorCondenserHeatGain:- CompressorCondenserPressureDrop:- CondenserMeanVoidFraction:- WaterFoulingResistance:-
Pset_CondenserTypeCommon | IfcCondenser, IfcCondenserType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET RefrigerantClass=AMMONIA/CFC/CO2/H2O/HCFC/HFC/HYDROCARBONS/OTHER/NOTKNOWN/UNSET ExternalSurfaceArea:IfcAreaMeasure InternalSurfaceArea:IfcAreaMeasure InternalRefrigerantVolume:IfcVolumeMeasure InternalWaterVolume:IfcVolumeMeasure NominalHeatTransferArea:IfcAreaMeasure NominalHeatTransferCoefficient:IfcThermalTransmittanceMeasure
Pset_Condition | IfcAsset, IfcElement, IfcSystem, IfcElementType | AssessmentDate:IfcDate AssessmentCondition:IfcLabel AssessmentDescription:IfcText AssessmentType:IfcLabel AssessmentMethod:- LastAssessmentReport:IfcLabel NextAssessmentDate:IfcDate AssessmentFrequency:IfcTimeMeasure
Pset_ConstructionAdministration | IfcElement, IfcElementType | ProcurementMethod:IfcLabel SpecificationSectionNumber:IfcLabel SubmittalIdentifer:IfcLabel
Pset_ConstructionOccurence | IfcElement | InstallationDate:IfcDate ModelNumber:IfcLabel TagNumber:IfcLabel AssetIdentifier:IfcLabel
Pset_ConstructionResource | IfcConstructionResource, IfcConstructionResourceType | ScheduleWorkProgression:- ActualWorkTime:- RemainingWorkProgression:- ScheduleCost:- ActualCost:- RemainingCost:- ScheduleCompletion:- ActualCompletion:-
Pset_ControllerPHistory | IfcController | ValueHistory:- Quality:- Status:-
Pset_ControllerTypeCommon | IfcController, IfcControllerType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_ControllerTypeFloating | IfcController/FLOATING, IfcControllerType/FLOATING | ControlType=ABSOLUTE/ACCUMULATOR/AVERAGE/BINARY/CONSTANT/DERIVATIVE/DIVIDE/HYSTERESIS/INPUT/INTEGRAL/INVERSE/LOWERLIMITCONTROL/MAXIMUM/MINIMUM/MODIFIER/OUTPUT/PRODUCT/PULSECONVERTER/REPORT/RUNNINGAVERAGE/SPLIT/SUBTRACT/SUM/UPPERLIMITCONTROL/VARIABLE/OTHER/NOTKNOWN/UNSET Labels:IfcLabel/IfcReal Range:IfcReal Value:IfcReal SignalOffset:IfcReal SignalFactor:IfcReal SignalTime:IfcTimeMeasure
Pset_ControllerTypeMultiPosition | IfcController/MULTIPOSITION, IfcControllerType/MULTIPOSITION | ControlType=INPUT/OUTPUT/VARIABLE/OTHER/NOTKNOWN/UNSET Labels:IfcLabel/IfcInteger IntegerRange:IfcInteger Value:IfcInteger
Pset_ControllerTypeProgrammable | IfcController/PROGRAMMABLE, IfcControllerType/PROGRAMMABLE | ControlType=PRIMARY/SECONDARY/OTHER/NOTKNOWN/UNSET FirmwareVersion:IfcLabel SoftwareVersion:IfcLabel Application=BOILERCONTROLLER/CONSTANTLIGHTCONTROLLER/DISCHARGEAIRCONTROLLER/FANCOILUNITCONTROLLER/LIGHTINGPANELCONTROLLER/MODEMCONTROLLER/OCCUPANCYCONTROLLER/PARTITIONWALLCONTROLLER/PUMPCONTROLLER/REALTIMEBASEDSCHEDULER/REALTIMEKEEPER/ROOFTOPUNITCONTROLLER/SCENECONTROLLER/SPACECONFORTCONTROLLER/SUNBLINDCONTROLLER/TELEPHONEDIRECTORY/UNITVENTILATORCONTROLLER/VAV/OTHER/NOTKNOWN/UNSET
Pset_ControllerTypeProportional | IfcController/PROPORTIONAL, IfcControllerType/PROPORTIONAL | ControlType=PROPORTIONAL/PROPORTIONALINTEGRAL/PROPORTIONALINTEGRALDERIVATIVE/OTHER/NOTKNOWN/UNSET Labels:IfcLabel/IfcReal Range:IfcReal Value:IfcReal ProportionalConstant:IfcReal IntegralConstant:IfcReal DerivativeConstant:IfcReal SignalTimeIncrease:IfcTimeMeasure SignalTimeDecrease:IfcTimeMeasure
Pset_ControllerTypeTwoPosition | IfcController/TWOPOSITION, IfcControllerType/TWOPOSITION | ControlType=AND/AVERAGE/CALENDAR/INPUT/LOWERBANDSWITCH/LOWERLIMITSWITCH/NOT/OR/OUTPUT/UPPERBANDSWITCH/UPPERLIMITSWITCH/VARIABLE/XOR/OTHER/NOTKNOWN/UNSET Labels:IfcLabel/IfcBoolean Polarity:IfcBoolean Value:IfcBoolean
Pset_CooledBeamPHistory | IfcCooledBeam | TotalCoolingCapacity:- TotalHeatingCapacity:- BeamCoolingCapacity:- BeamHeatingCapacity:- CoolingWaterFlowRate:- HeatingWaterFlowRate:- CorrectionFactorForCooling:- CorrectionFactorForHeating:- WaterPressureDropCurves:- SupplyWaterTemperatureCooling:- ReturnWaterTemperatureCooling:- SupplyWaterTemperatureHeating:- ReturnWaterTemperatureHeating:-
Pset_CooledBeamPHistoryActive | IfcCooledBeam/ACTIVE | AirFlowRate:- Throw:- AirPressureDropCurves:-
Pset_CooledBeamTypeActive | IfcCooledBeam/ACTIVE, IfcCooledBeamType/ACTIVE | AirFlowConfiguration=BIDIRECTIONAL/UNIDIRECTIONALLEFT/UNIDIRECTIONALRIGHT/OTHER/NOTKNOWN/UNSET AirFlowRateRange:IfcVolumetricFlowRateMeasure SupplyAirConnectionType=LEFT/RIGHT/STRAIGHT/TOP/OTHER/NOTKNOWN/UNSET ConnectionSize:IfcPositiveLengthMeasure
Pset_CooledBeamTypeCommon | IfcCooledBeam, IfcCooledBeamType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET IsFreeHanging:IfcBoolean PipeConnection=LEFT/RIGHT/STRAIGHT/TOP/OTHER/NOTKNOWN/UNSET WaterFlowControlSystemType=2WAYVALVE/3WAYVALVE/NONE/ONOFFVALVE/OTHER/NOTKNOWN/UNSET WaterPressureRange:IfcPressureMeasure NominalCoolingCapacity:IfcPowerMeasure NominalSurroundingTemperatureCooling:IfcThermodynamicTemperatureMeasure NominalSurroundingHumidityCooling:IfcNormalisedRatioMeasure NominalSupplyWaterTemperatureCooling:IfcThermodynamicTemperatureMeasure NominalReturnWaterTemperatureCooling:IfcThermodynamicTemperatureMeasure NominalWaterFlowCooling:IfcVolumetricFlowRateMeasure NominalHeatingCapacity:IfcPowerMeasure NominalSurroundingTemperatureHeating:IfcThermodynamicTemperatureMeasure NominalSupplyWaterTemperatureHeating:IfcThermodynamicTemperatureMeasure NominalReturnWaterTemperatureHeating:IfcThermodynamicTemperatureMeasure NominalWaterFlowHeating:IfcVolumetricFlowRateMeasure IntegratedLightingType=DIRECT/DIRECTANDINDIRECT/INDIRECT/NONE/OTHER/NOTKNOWN/UNSET FinishColour:IfcLabel CoilLength:IfcPositiveLengthMeasure CoilWidth:IfcPositiveLengthMeasure
Pset_CoolingTowerPHistory | IfcCoolingTower | Capacity:- HeatTransferCoefficient:- SumpHeaterPower:- UACurve:- Performance:-
Pset_CoolingTowerTypeCommon | IfcCoolingTower, IfcCoolingTowerType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET NominalCapacity:IfcPowerMeasure CircuitType=CLOSEDCIRCUITDRY/CLOSEDCIRCUITDRYWET/CLOSEDCIRCUITWET/OPENCIRCUIT/OTHER/NOTKNOWN/UNSET FlowArrangement=COUNTERFLOW/CROSSFLOW/PARALLELFLOW/OTHER/NOTKNOWN/UNSET SprayType=FILMTYPEFILL/SPLASHTYPEFILL/SPRAYFILLED/OTHER/NOTKNOWN/UNSET CapacityControl=BYPASSVALVECONTROL/DAMPERSCONTROL/FANCYCLING/MULTIPLESERIESPUMPS/TWOSPEEDFAN/TWOSPEEDPUMP/VARIABLESPEEDFAN/VARIABLESPEEDPUMP/OTHER/NOTKNOWN/UNSET ControlStrategy=FIXEDEXITINGWATERTEMP/WETBULBTEMPRESET/OTHER/NOTKNOWN/UNSET NumberOfCells:IfcCountMeasure BasinReserveVolume:IfcVolumeMeasure LiftElevationDifference:IfcPositiveLengthMeasure WaterRequirement:IfcVolumetricFlowRateMeasure OperationTemperatureRange:IfcThermodynamicTemperatureMeasure AmbientDesignDryBulbTemperature:IfcThermodynamicTemperatureMeasure AmbientDesignWetBulbTemperature:IfcThermodynamicTemperatureMeasure
Pset_CourseApplicationConditions | IfcCourse, IfcCourseType | ApplicationTemperature:IfcThermodynamicTemperatureMeasure WeatherConditions:IfcText
Pset_CourseCommon | IfcCourse, IfcCourseType | NominalLength:IfcNonNegativeLengthMeasure NominalThickness:IfcNonNegativeLengthMeasure NominalWidth:IfcNonNegativeLengthMeasure
Pset_CoveringCommon | IfcCovering, IfcCoveringType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET AcousticRating:IfcLabel FlammabilityRating:IfcLabel FragilityRating:IfcLabel Combustible:IfcBoolean SurfaceSpreadOfFlame:IfcLabel Finish:IfcText IsExternal:IfcBoolean ThermalTransmittance:IfcThermalTransmittanceMeasure FireRating:IfcLabel
Pset_CoveringFlooring | IfcCovering/FLOORING, IfcCoveringType/FLOORING | HasNonSkidSurface:IfcBoolean HasAntiStaticSurface:IfcBoolean
Pset_CoveringTypeMembrane | IfcCovering/MEMBRANE, IfcCoveringType/MEMBRANE | NominalInstallationDepth:IfcPositiveLengthMeasure NominalTransverseInclination:IfcPlaneAngleMeasure
Pset_CurrentInstrumentTransformer | IfcFlowInstrument/AMMETER, IfcFlowInstrument/COMBINED, IfcFlowInstrumentType/AMMETER, IfcFlowInstrumentType/COMBINED | AccuracyClass:IfcRatioMeasure AccuracyGrade:IfcLabel RatedVoltage:IfcElectricVoltageMeasure NominalCurrent:IfcElectricCurrentMeasure NominalPower:IfcPowerMeasure NumberOfPhases:IfcCountMeasure PrimaryFrequency:IfcFrequencyMeasure PrimaryCurrent:IfcElectricCurrentMeasure SecondaryFrequency:IfcFrequencyMeasure SecondaryCurrent:IfcElectricCurrentMeasure
Pset_CurtainWallCommon | IfcCurtainWall, IfcCurtainWallType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET AcousticRating:IfcLabel FireRating:IfcLabel Combustible:IfcBoolean SurfaceSpreadOfFlame:IfcLabel ThermalTransmittance:IfcThermalTransmittanceMeasure IsExternal:IfcBoolean
Pset_DamperOccurrence | IfcDamper | SizingMethod=EXACT/NOMINAL/NOTKNOWN/UNSET
Pset_DamperPHistory | IfcDamper | AirFlowRate:- Leakage:- PressureDrop:- BladePositionAngle:- DamperPosition:- PressureLossCoefficient:-
Pset_DamperTypeCommon | IfcDamper, IfcDamperType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET Operation=AUTOMATIC/MANUAL/OTHER/NOTKNOWN/UNSET Orientation=HORIZONTAL/VERTICAL/VERTICALORHORIZONTAL/OTHER/NOTKNOWN/UNSET BladeThickness:IfcPositiveLengthMeasure BladeAction=FOLDINGCURTAIN/OPPOSED/PARALLEL/SINGLE/OTHER/NOTKNOWN/UNSET BladeShape=EXTRUDEDAIRFOIL/FABRICATEDAIRFOIL/FLAT/OTHER/NOTKNOWN/UNSET BladeEdge=CRIMPED/UNCRIMPED/OTHER/NOTKNOWN/UNSET NumberofBlades:IfcInteger FaceArea:IfcAreaMeasure MaximumAirFlowRate:IfcVolumetricFlowRateMeasure TemperatureRange:IfcThermodynamicTemperatureMeasure MaximumWorkingPressure:IfcPressureMeasure TemperatureRating:IfcThermodynamicTemperatureMeasure NominalAirFlowRate:IfcVolumetricFlowRateMeasure OpenPressureDrop:IfcPressureMeasure LeakageFullyClosed:IfcVolumetricFlowRateMeasure LossCoefficentCurve:IfcReal/IfcPositivePlaneAngleMeasure LeakageCurve:IfcPressureMeasure/IfcVolumetricFlowRateMeasure RegeneratedSoundCurve:IfcSoundPressureMeasure/IfcVolumetricFlowRateMeasure FrameType:IfcLabel FrameDepth:IfcPositiveLengthMeasure FrameThickness:IfcPositiveLengthMeasure CloseOffRating:IfcPressureMeasure
Pset_DamperTypeControlDamper | IfcDamper/CONTROLDAMPER, IfcDamperType/CONTROLDAMPER | TorqueRange:IfcTorqueMeasure ControlDamperOperation=EXPONENTIAL/LINEAR/OTHER/NOTKNOWN/UNSET
Pset_DamperTypeFireDamper | IfcDamper/FIREDAMPER, IfcDamperType/FIREDAMPER | ActuationType=GRAVITY/SPRING/OTHER/NOTKNOWN/UNSET ClosureRatingEnum=DYNAMIC/STATIC/OTHER/NOTKNOWN/UNSET FireResistanceRating:IfcLabel FusibleLinkTemperature:IfcThermodynamicTemperatureMeasure
Pset_DamperTypeFireSmokeDamper | IfcDamper/FIRESMOKEDAMPER, IfcDamperType/FIRESMOKEDAMPER | DamperControlType:IfcLabel ActuationType=GRAVITY/SPRING/OTHER/NOTKNOWN/UNSET ClosureRatingEnum=DYNAMIC/STATIC/OTHER/NOTKNOWN/UNSET FireResistanceRating:IfcLabel FusibleLinkTemperature:IfcThermodynamicTemperatureMeasure
Pset_DamperTypeSmokeDamper | IfcDamper/SMOKEDAMPER, IfcDamperType/SMOKEDAMPER | ControlType:IfcLabel
Pset_DataTransmissionUnit | IfcCommunicationsAppliance/MODEM, IfcCommunicationsApplianceType/MODEM | WorkingState:IfcLabel SerialInterfaceType=RS_232/RS_422/RS_485/OTHER/NOTKNOWN/UNSET DataTransmissionUnitUsage=EARTHQUAKE/FOREIGNOBJECT/WINDANDRAIN/OTHER/NOTKNOWN/UNSET
Pset_DiscreteAccessoryColumnShoe | IfcDiscreteAccessory/SHOE, IfcDiscreteAccessoryType/SHOE | ColumnShoeBasePlateThickness:IfcPositiveLengthMeasure ColumnShoeBasePlateWidth:IfcPositiveLengthMeasure ColumnShoeBasePlateDepth:IfcPositiveLengthMeasure ColumnShoeCasingHeight:IfcPositiveLengthMeasure ColumnShoeCasingWidth:IfcPositiveLengthMeasure ColumnShoeCasingDepth:IfcPositiveLengthMeasure
Pset_DiscreteAccessoryCornerFixingPlate | IfcDiscreteAccessory, IfcDiscreteAccessoryType | CornerFixingPlateLength:IfcPositiveLengthMeasure CornerFixingPlateThickness:IfcPositiveLengthMeasure CornerFixingPlateFlangeWidthInPlaneZ:IfcPositiveLengthMeasure CornerFixingPlateFlangeWidthInPlaneX:IfcPositiveLengthMeasure
Pset_DiscreteAccessoryDiagonalTrussConnector | IfcDiscreteAccessory, IfcDiscreteAccessoryType | DiagonalTrussHeight:IfcPositiveLengthMeasure DiagonalTrussLength:IfcPositiveLengthMeasure DiagonalTrussCrossBarSpacing:IfcPositiveLengthMeasure DiagonalTrussBaseBarDiameter:IfcPositiveLengthMeasure DiagonalTrussSecondaryBarDiameter:IfcPositiveLengthMeasure DiagonalTrussCrossBarDiameter:IfcPositiveLengthMeasure
Pset_DiscreteAccessoryEdgeFixingPlate | IfcDiscreteAccessory, IfcDiscreteAccessoryType | EdgeFixingPlateLength:IfcPositiveLengthMeasure EdgeFixingPlateThickness:IfcPositiveLengthMeasure EdgeFixingPlateFlangeWidthInPlaneZ:IfcPositiveLengthMeasure EdgeFixingPlateFlangeWidthInPlaneX:IfcPositiveLengthMeasure
Pset_DiscreteAccessoryFixingSocket | IfcDiscreteAccessory, IfcDiscreteAccessoryType | FixingSocketTypeReference:- FixingSocketHeight:IfcPositiveLengthMeasure FixingSocketThreadDiameter:IfcPositiveLengthMeasure FixingSocketThreadLength:IfcPositiveLengthMeasure
Pset_DiscreteAccessoryLadderTrussConnector | IfcDiscreteAccessory, IfcDiscreteAccessoryType | LadderTrussHeight:IfcPositiveLengthMeasure LadderTrussLength:IfcPositiveLengthMeasure LadderTrussCrossBarSpacing:IfcPositiveLengthMeasure LadderTrussBaseBarDiameter:IfcPositiveLengthMeasure LadderTrussSecondaryBarDiameter:IfcPositiveLengthMeasure LadderTrussCrossBarDiameter:IfcPositiveLengthMeasure
Pset_DiscreteAccessoryStandardFixingPlate | IfcDiscreteAccessory, IfcDiscreteAccessoryType | StandardFixingPlateWidth:IfcPositiveLengthMeasure StandardFixingPlateDepth:IfcPositiveLengthMeasure StandardFixingPlateThickness:IfcPositiveLengthMeasure
Pset_DiscreteAccessoryTypeBracket | IfcDiscreteAccessory/BRACKET, IfcDiscreteAccessoryType/BRACKET | IsInsulated:IfcBoolean
Pset_DiscreteAccessoryTypeCableArranger | IfcDiscreteAccessory/CABLEARRANGER, IfcDiscreteAccessoryType/CABLEARRANGER | CableArrangerPosition=FRONTSIDE/HORIZONTAL/REARSIDE/VERTICAL/OTHER/NOTKNOWN/UNSET
Pset_DiscreteAccessoryTypeInsulator | IfcDiscreteAccessory/INSULATOR, IfcDiscreteAccessoryType/INSULATOR | RatedCurrent:IfcElectricCurrentMeasure RatedVoltage:IfcElectricVoltageMeasure InsulationVoltage:IfcElectricVoltageMeasure BreakdownVoltageTolerance:IfcElectricVoltageMeasure InsulationMethod=LONGRODINSULATOR/PININSULATOR/POSTINSULATOR/OTHER/NOTKNOWN/UNSET OperationalTemperatureRange:IfcThermodynamicTemperatureMeasure CreepageDistance:IfcPositiveLengthMeasure InstallationMethod:IfcLabel LightningPeakVoltage:IfcElectricVoltageMeasure BendingStrength:IfcPressureMeasure RMSWithstandVoltage:IfcElectricVoltageMeasure Voltage:IfcElectricVoltageMeasure
Pset_DiscreteAccessoryTypeLock | IfcDiscreteAccessory/LOCK, IfcDiscreteAccessoryType/LOCK | InstallationPlan:- RequiredClosureSpacing:IfcPositiveLengthMeasure
Pset_DiscreteAccessoryTypeRailBrace | IfcDiscreteAccessory/RAILBRACE, IfcDiscreteAccessoryType/RAILBRACE | IsTemporary:IfcBoolean
Pset_DiscreteAccessoryTypeRailLubrication | IfcDiscreteAccessory/RAIL_LUBRICATION, IfcDiscreteAccessoryType/RAIL_LUBRICATION | PositionInTrack=LEFT/MIDDLE/RIGHT/OTHER/NOTKNOWN/UNSET MaximumNoiseEmissions:IfcSoundPowerLevelMeasure LubricationSystemType=ACTIVE_LUBRICATION/PASSIVE_LUBRICATION/OTHER/NOTKNOWN/UNSET LubricationPowerSupplyType=ELECTRIC/PHOTOVOLTAIC/OTHER/NOTKNOWN/UNSET
Pset_DiscreteAccessoryTypeRailPad | IfcDiscreteAccessory/RAILPAD, IfcDiscreteAccessoryType/RAILPAD | RailPadStiffness=MEDIUM/SOFT/STIFF/OTHER/NOTKNOWN/UNSET
Pset_DiscreteAccessoryTypeSlidingChair | IfcDiscreteAccessory/SLIDINGCHAIR, IfcDiscreteAccessoryType/SLIDINGCHAIR | IsSelfLubricated:IfcBoolean
Pset_DiscreteAccessoryTypeSoundAbsorption | IfcDiscreteAccessory/SOUNDABSORPTION, IfcDiscreteAccessoryType/SOUNDABSORPTION | SoundAbsorptionLimit:IfcSoundPowerLevelMeasure
Pset_DiscreteAccessoryTypeTensioningEquipment | IfcDiscreteAccessory/TENSIONINGEQUIPMENT, IfcDiscreteAccessoryType/TENSIONINGEQUIPMENT | ReferenceEnvironmentTemperature:IfcThermodynamicTemperatureMeasure AssemblyInstruction:- HasBreakLineLock:IfcBoolean TensileStrength:IfcPressureMeasure RatioOfWireTension:IfcPositiveRatioMeasure TransmissionEfficiency:IfcRatioMeasure
Pset_DiscreteAccessoryWireLoop | IfcDiscreteAccessory, IfcDiscreteAccessoryType | WireLoopBasePlateThickness:IfcPositiveLengthMeasure WireLoopBasePlateWidth:IfcPositiveLengthMeasure WireLoopBasePlateLength:IfcPositiveLengthMeasure WireDiameter:IfcPositiveLengthMeasure WireEmbeddingLength:IfcPositiveLengthMeasure WireLoopLength:IfcPositiveLengthMeasure
Pset_DistributionBoardOccurrence | IfcElectricDistributionBoard | IsMain:IfcBoolean IsSkilledOperator:IfcBoolean
Pset_DistributionBoardTypeCommon | IfcElectricDistributionBoard, IfcElectricDistributionBoardType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_DistributionBoardTypeDispatchingBoard | IfcDistributionBoard/DISPATCHINGBOARD, IfcDistributionBoardType/DISPATCHINGBOARD | NumberOfInterfaces:IfcInteger/IfcLabel DispatchingBoardType=CENTER/STATION/OTHER/NOTKNOWN/UNSET
Pset_DistributionBoardTypeDistributionFrame | IfcDistributionBoard/DISTRIBUTIONFRAME, IfcDistributionBoardType/DISTRIBUTIONFRAME | PortCapacity:IfcInteger
Pset_DistributionChamberElementCommon | IfcDistributionChamberElement, IfcDistributionChamberElementType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_DistributionChamberElementTypeFormedDuct | IfcDistributionChamberElement/FORMEDDUCT, IfcDistributionChamberElementType/FORMEDDUCT | ClearWidth:IfcPositiveLengthMeasure ClearDepth:IfcPositiveLengthMeasure WallThickness:IfcPositiveLengthMeasure BaseThickness:IfcPositiveLengthMeasure AccessCoverLoadRating:IfcText CableDuctOccupancyRatio:IfcNormalisedRatioMeasure
Pset_DistributionChamberElementTypeInspectionChamber | IfcDistributionChamberElement/INSPECTIONCHAMBER, IfcDistributionChamberElementType/INSPECTIONCHAMBER | ChamberLengthOrRadius:IfcPositiveLengthMeasure ChamberWidth:IfcPositiveLengthMeasure InspectionChamberInvertLevel:IfcLengthMeasure SoffitLevel:IfcLengthMeasure WallMaterial:- WallThickness:IfcPositiveLengthMeasure BaseMaterial:- BaseThickness:IfcPositiveLengthMeasure WithBackdrop:IfcBoolean AccessCoverMaterial:- AccessLengthOrRadius:IfcPositiveLengthMeasure AccessWidth:IfcPositiveLengthMeasure AccessCoverLoadRating:IfcText
Pset_DistributionChamberElementTypeInspectionPit | IfcDistributionChamberElement/INSPECTIONPIT, IfcDistributionChamberElementType/INSPECTIONPIT | Length:IfcPositiveLengthMeasure Width:IfcPositiveLengthMeasure Depth:IfcPositiveLengthMeasure
Pset_DistributionChamberElementTypeManhole | IfcDistributionChamberElement/MANHOLE, IfcDistributionChamberElementType/MANHOLE | InvertLevel:IfcLengthMeasure SoffitLevel:IfcLengthMeasure WallMaterial:- WallThickness:IfcPositiveLengthMeasure BaseMaterial:- BaseThickness:IfcPositiveLengthMeasure IsShallow:IfcBoolean HasSteps:IfcBoolean WithBackdrop:IfcBoolean AccessCoverMaterial:- AccessLengthOrRadius:IfcPositiveLengthMeasure AccessWidth:IfcPositiveLengthMeasure AccessCoverLoadRating:IfcText IsAccessibleOnFoot:IfcBoolean IsLocked:IfcBoolean NumberOfCableEntries:IfcCountMeasure NumberOfManholeCovers:IfcCountMeasure TypeOfShaft=DIVERSIONSHAFT/FLUSHINGCHAMBER/GATESHAFT/GULLY/INSPECTIONCHAMBER/PUMPSHAFT/ROOFWATERSHAFT/SHAFTWITHCHECKVALVE/SLURRYCOLLECTOR/SOAKAWAY/WELL/OTHER/NOTKNOWN/UNSET
Pset_DistributionChamberElementTypeMeterChamber | IfcDistributionChamberElement/METERCHAMBER, IfcDistributionChamberElementType/METERCHAMBER | ChamberLengthOrRadius:IfcPositiveLengthMeasure ChamberWidth:IfcPositiveLengthMeasure WallMaterial:- WallThickness:IfcPositiveLengthMeasure BaseMaterial:- BaseThickness:IfcPositiveLengthMeasure AccessCoverMaterial:-
Pset_DistributionChamberElementTypeSump | IfcDistributionChamberElement/SUMP, IfcDistributionChamberElementType/SUMP | Length:IfcPositiveLengthMeasure Width:IfcPositiveLengthMeasure SumpInvertLevel:IfcPositiveLengthMeasure
Pset_DistributionChamberElementTypeTrench | IfcDistributionChamberElement/TRENCH, IfcDistributionChamberElementType/TRENCH | Width:IfcPositiveLengthMeasure Depth:IfcPositiveLengthMeasure InvertLevel:IfcLengthMeasure
Pset_DistributionChamberElementTypeValveChamber | IfcDistributionChamberElement/VALVECHAMBER, IfcDistributionChamberElementType/VALVECHAMBER | ChamberLengthOrRadius:IfcPositiveLengthMeasure ChamberWidth:IfcPositiveLengthMeasure WallMaterial:- WallThickness:IfcPositiveLengthMeasure BaseMaterial:- BaseThickness:IfcPositiveLengthMeasure AccessCoverMaterial:-
Pset_DistributionPortCommon | IfcDistributionPort | PortNumber:IfcInteger ColourCode:IfcLabel
Pset_DistributionPortPHistoryCable | IfcDistributionPort/CABLE | CurrentHistory:- VoltageHistory:- RealPower:- ReactivePower:- ApparentPower:- PowerFactorHistory:- DataTransmitted:- DataReceived:-
Pset_DistributionPortPHistoryDuct | IfcDistributionPort/DUCT | TemperatureHistory:- WetBulbTemperatureHistory:- VolumetricFlowRateHistory:- MassFlowRateHistory:- FlowConditionHistory:- VelocityHistory:- PressureHisotry:-
Pset_DistributionPortPHistoryPipe | IfcDistributionPort/PIPE | Temperature:- Pressure:- Flowrate:-
Pset_DistributionPortTypeCable | IfcDistributionPort/CABLE | ElectricalConnectionType=ACPLUG/COAXIAL/CRIMP/DCPLUG/DIN/DSUB/DVI/EIAJ/HDMI/RADIO/RCA/RJ/SOCKET/TRS/USB/XLR/OTHER/NOTKNOWN/UNSET ConnectionSubtype:IfcLabel ConnectionGender=FEMALE/MALE/OTHER/NOTKNOWN/UNSET ConductorFunction=NEUTRAL/PHASE_L1/PHASE_L2/PHASE_L3/PROTECTIVEEARTH/PROTECTIVEEARTHNEUTRAL/OTHER/NOTKNOWN/UNSET CurrentContent3rdHarmonic:IfcPositiveRatioMeasure Current:IfcElectricCurrentMeasure Voltage:IfcElectricVoltageMeasure Power:IfcPowerMeasure Protocols:IfcIdentifier HasConnector:IfcBoolean IsWelded:IfcBoolean
Pset_DistributionPortTypeDuct | IfcDistributionPort/DUCT | ConnectionType=BEADEDSLEEVE/COMPRESSION/CRIMP/DRAWBAND/DRIVESLIP/FLANGED/NONE/OUTSIDESLEEVE/SLIPON/SOLDERED/SSLIP/STANDINGSEAM/SWEDGE/WELDED/OTHER/USERDEFINED/NOTDEFINED ConnectionSubtype:IfcLabel NominalWidth:IfcNonNegativeLengthMeasure NominalHeight:IfcPositiveLengthMeasure NominalThickness:IfcNonNegativeLengthMeasure DryBulbTemperature:IfcThermodynamicTemperatureMeasure WetBulbTemperature:IfcThermodynamicTemperatureMeasure VolumetricFlowRate:IfcVolumetricFlowRateMeasure Velocity:IfcLinearVelocityMeasure Pressure:IfcPressureMeasure
Pset_DistributionPortTypePipe | IfcDistributionPort/PIPE | ConnectionType=BRAZED/COMPRESSION/FLANGED/GROOVED/NONE/OUTSIDESLEEVE/SOLDERED/SWEDGE/THREADED/WELDED/OTHER/UNSET ConnectionSubtype:IfcLabel NominalDiameter:IfcPositiveLengthMeasure InnerDiameter:IfcPositiveLengthMeasure OuterDiameter:IfcPositiveLengthMeasure Temperature:IfcThermodynamicTemperatureMeasure VolumetricFlowRate:IfcVolumetricFlowRateMeasure MassFlowRate:IfcMassFlowRateMeasure FlowCondition:IfcPositiveRatioMeasure Velocity:IfcLinearVelocityMeasure Pressure:IfcPressureMeasure
Pset_DistributionSystemCommon | IfcDistributionSystem | Reference:IfcIdentifier
Pset_DistributionSystemTypeElectrical | IfcDistributionSystem/ELECTRICAL | ElectricalSystemType=IT/TN/TN_C/TN_C_S/TN_S/TT/OTHER/NOTKNOWN/UNSET ElectricalSystemCategory=EXTRALOWVOLTAGE/HIGHVOLTAGE/LOWVOLTAGE/OTHER/NOTKNOWN/UNSET Diversity:IfcPositiveRatioMeasure NumberOfLiveConductors:IfcCountMeasure MaximumAllowedVoltageDrop:IfcElectricVoltageMeasure NetImpedance:IfcElectricResistanceMeasure RatedVoltageRange:IfcElectricVoltageMeasure
Pset_DistributionSystemTypeOverheadContactlineSystem | IfcDistributionSystem/OVERHEAD_CONTACTLINE_SYSTEM | SpanNominalLength:IfcPositiveLengthMeasure ContactWireStagger:IfcPositiveLengthMeasure ContactWireNominalDrop:IfcPositiveLengthMeasure PressureRange:IfcPressureMeasure ContactWireNominalHeight:IfcPositiveLengthMeasure ContactWireUplift:IfcNonNegativeLengthMeasure ElectricalClearance:IfcPositiveLengthMeasure NumberOfOverlappingSpans:IfcCountMeasure PantographType:IfcLabel TensionLength:IfcPositiveLengthMeasure OCSType=COMPOUND_CATENARY_SUSPENSION/OCL_WITH_CATENARY_SUSPENSION/OCL_WITH_STITCHED_CATENARY_SUSPENSION/RIGID_CATENARY/TROLLY_TYPE_CONTACT_LINE/TROLLY_TYPE_WITH_STITCHWIRE/OTHER/NOTKNOWN/UNSET
Pset_DistributionSystemTypeVentilation | IfcDistributionSystem/VENTILATION | DesignName:IfcLabel DuctSizingMethod=CONSTANTFRICTION/CONSTANTPRESSURE/STATICREGAIN/OTHER/NOTKNOWN/UNSET PressureClass:IfcPressureMeasure LeakageClass:IfcPressureMeasure FrictionLoss:IfcReal ScrapFactor:IfcReal DuctSealant:- MaximumVelocity:IfcLinearVelocityMeasure AspectRatio:IfcReal MinimumHeight:IfcPositiveLengthMeasure MinimumWidth:IfcPositiveLengthMeasure
Pset_DoorCommon | IfcDoor, IfcDoorType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET FireRating:IfcLabel AcousticRating:IfcLabel SecurityRating:IfcLabel DurabilityRating:IfcLabel HygrothermalRating:IfcLabel WaterTightnessRating:IfcLabel MechanicalLoadRating:IfcLabel WindLoadRating:IfcLabel Infiltration:IfcVolumetricFlowRateMeasure IsExternal:IfcBoolean ThermalTransmittance:IfcThermalTransmittanceMeasure GlazingAreaFraction:IfcPositiveRatioMeasure HandicapAccessible:IfcBoolean FireExit:IfcBoolean HasDrive:IfcBoolean SelfClosing:IfcBoolean SmokeStop:IfcBoolean
Pset_DoorLiningProperties | IfcDoor, IfcMember, IfcDoorType, IfcMemberType | LiningDepth:IfcPositiveLengthMeasure LiningThickness:IfcNonNegativeLengthMeasure ThresholdDepth:IfcPositiveLengthMeasure ThresholdThickness:IfcNonNegativeLengthMeasure TransomThickness:IfcNonNegativeLengthMeasure TransomOffset:IfcLengthMeasure LiningOffset:IfcLengthMeasure ThresholdOffset:IfcLengthMeasure CasingThickness:IfcPositiveLengthMeasure CasingDepth:IfcPositiveLengthMeasure LiningToPanelOffsetX:IfcLengthMeasure LiningToPanelOffsetY:IfcLengthMeasure
Pset_DoorPanelProperties | IfcDoor, IfcPlate, IfcDoorType, IfcPlateType | PanelDepth:IfcPositiveLengthMeasure PanelOperation=DOUBLE_ACTING/FIXEDPANEL/FOLDING/REVOLVING/ROLLINGUP/SLIDING/SWINGING/OTHER/NOTKNOWN/UNSET/NOTDEFINED PanelWidth:IfcNormalisedRatioMeasure PanelPosition=LEFT/MIDDLE/RIGHT/OTHER/NOTKNOWN/UNSET
Pset_DoorTypeTurnstile | IfcDoor/TURNSTILE, IfcDoorType/TURNSTILE | IsBidirectional:IfcBoolean TurnstileType=SWINGGATEBRAKE/THREEPOLEROTARYBRAKE/WINGGATEBRAKE/OTHER/NOTKNOWN/UNSET NarrowChannelWidth:IfcPositiveLengthMeasure WideChannelWidth:IfcPositiveLengthMeasure
Pset_DoorWindowGlazingType | IfcDoor, IfcWindow, IfcDoorType, IfcWindowType | GlassLayers:IfcCountMeasure GlassThickness1:IfcPositiveLengthMeasure GlassThickness2:IfcPositiveLengthMeasure GlassThickness3:IfcPositiveLengthMeasure FillGas:IfcLabel GlassColour:IfcLabel IsTempered:IfcBoolean IsLaminated:IfcBoolean IsCoated:IfcBoolean IsWired:IfcBoolean VisibleLightReflectance:IfcNormalisedRatioMeasure VisibleLightTransmittance:IfcNormalisedRatioMeasure SolarAbsorption:IfcNormalisedRatioMeasure SolarReflectance:IfcNormalisedRatioMeasure SolarTransmittance:IfcNormalisedRatioMeasure SolarHeatGainTransmittance:IfcNormalisedRatioMeasure ShadingCoefficient:IfcNormalisedRatioMeasure ThermalTransmittanceSummer:IfcThermalTransmittanceMeasure ThermalTransmittanceWinter:IfcThermalTransmittanceMeasure
Pset_DuctFittingOccurrence | IfcDuctFitting | InteriorRoughnessCoefficient:IfcPositiveLengthMeasure HasLiner:IfcBoolean Colour:IfcLabel
Pset_DuctFittingPHistory | IfcDuctFitting | LossCoefficient:- AtmosphericPressure:- AirFlowLeakage:-
Pset_DuctFittingTypeCommon | IfcDuctFitting, IfcDuctFittingType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET PressureClass:IfcPressureMeasure PressureRange:IfcPressureMeasure TemperatureRange:IfcThermodynamicTemperatureMeasure
Pset_DuctSegmentOccurrence | IfcDuctSegment | InteriorRoughnessCoefficient:IfcPositiveLengthMeasure HasLiner:IfcBoolean Colour:IfcLabel
Pset_DuctSegmentPHistory | IfcDuctSegment | LossCoefficient:- AtmosphericPressure:- LeakageCurveHistory:- FluidFlowLeakage:-
Pset_DuctSegmentTypeCommon | IfcDuctSegment, IfcDuctSegmentType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET CrossSectionShape=FLATOVAL/RECTANGULAR/ROUND/OTHER/NOTKNOWN/UNSET WorkingPressure:IfcPressureMeasure PressureRange:IfcPressureMeasure TemperatureRange:IfcThermodynamicTemperatureMeasure LongitudinalSeam:IfcText NominalDiameterOrWidth:IfcPositiveLengthMeasure NominalHeight:IfcPositiveLengthMeasure Reinforcement:IfcLabel ReinforcementSpacing:IfcPositiveLengthMeasure
Pset_DuctSilencerPHistory | IfcDuctSilencer | AirFlowRate:- AirPressureDropCurve:-
Pset_DuctSilencerTypeCommon | IfcDuctSilencer, IfcDuctSilencerType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET HydraulicDiameter:IfcLengthMeasure Length:IfcPositiveLengthMeasure Weight:IfcMassMeasure AirFlowRateRange:IfcVolumetricFlowRateMeasure WorkingPressureRange:IfcPressureMeasure TemperatureRange:IfcThermodynamicTemperatureMeasure HasExteriorInsulation:IfcBoolean
Pset_ElectricalDeviceCommon | IfcDistributionElement, IfcDistributionElementType | RatedCurrent:IfcElectricCurrentMeasure RatedVoltage:IfcElectricVoltageMeasure NominalFrequencyRange:IfcFrequencyMeasure PowerFactor:IfcNormalisedRatioMeasure ConductorFunction=NEUTRAL/PHASE_L1/PHASE_L2/PHASE_L3/PROTECTIVEEARTH/PROTECTIVEEARTHNEUTRAL/OTHER/NOTKNOWN/UNSET NumberOfPoles:IfcCountMeasure HasProtectiveEarth:IfcBoolean InsulationStandardClass=CLASS0APPLIANCE/CLASS0IAPPLIANCE/CLASSIAPPLIANCE/CLASSIIAPPLIANCE/CLASSIIIAPPLIANCE/OTHER/NOTKNOWN/UNSET IP_Code:IfcLabel IK_Code:IfcLabel EarthingStyle:IfcLabel HeatDissipation:IfcPowerMeasure Power:IfcPowerMeasure NominalPowerConsumption:IfcPowerMeasure NumberOfPowerSupplyPorts:IfcInteger/IfcLabel
Pset_ElectricalDeviceCompliance | IfcDistributionElement, IfcDistributionElementType | ElectroMagneticStandardsCompliance:IfcBoolean/IfcLabel ExplosiveAtmosphereStandardsCompliance:IfcBoolean/IfcLabel FireProofingStandardsCompliance:IfcBoolean/IfcLabel LightningProtectionStandardsCompliance:IfcBoolean/IfcLabel
Pset_ElectricalFeederLine | IfcCableSegment/CONDUCTORSEGMENT, IfcCableSegmentType/CONDUCTORSEGMENT | CurrentCarryingCapacity:IfcElectricCurrentMeasure DesignAmbientTemperature:IfcThermodynamicTemperatureMeasure ElectricalClearanceDistance:IfcPositiveLengthMeasure ElectricalFeederType=ALONGTRACKFEEDER/BYPASSFEEDER/NEGATIVEFEEDER/POSITIVEFEEDER/REINFORCINGFEEDER/OTHER/NOTKNOWN/UNSET
Pset_ElectricAppliancePHistory | IfcElectricAppliance | PowerState:-
Pset_ElectricApplianceTypeCommon | IfcElectricAppliance, IfcElectricApplianceType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_ElectricApplianceTypeDishwasher | IfcElectricAppliance/DISHWASHER, IfcElectricApplianceType/DISHWASHER | DishwasherType=BOTTLEWASHER/CUTLERYWASHER/DISHWASHER/POTWASHER/TRAYWASHER/UNKNOWN/OTHER/UNSET
Pset_ElectricApplianceTypeElectricCooker | IfcElectricAppliance/ELECTRICCOOKER, IfcElectricApplianceType/ELECTRICCOOKER | ElectricCookerType=COOKINGKETTLE/DEEPFRYER/OVEN/STEAMCOOKER/STOVE/TILTINGFRYINGPAN/UNKNOWN/OTHER/UNSET
Pset_ElectricFlowStorageDeviceTypeBattery | IfcElectricFlowStorageDevice/BATTERY, IfcElectricFlowStorageDeviceType/BATTERY | CurrentRegulationRate:IfcRatioMeasure NominalSupplyCurrent:IfcElectricCurrentMeasure VoltageRegulationRate:IfcRatioMeasure AssemblyInstruction:- BatteryChargingType=RECHARGEABLE/SINGLECHARGE/OTHER/NOTKNOWN/UNSET EncapsulationTechnologyCode:IfcIdentifier OpenCircuitVoltage:IfcElectricVoltageMeasure
Pset_ElectricFlowStorageDeviceTypeCapacitor | IfcElectricFlowStorageDevice/CAPACITOR, IfcElectricFlowStorageDeviceType/CAPACITOR | NumberOfPhases:IfcCountMeasure
Pset_ElectricFlowStorageDeviceTypeCommon | IfcElectricFlowStorageDevice, IfcElectricFlowStorageDeviceType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET NominalSupplyVoltage:IfcElectricVoltageMeasure NominalSupplyVoltageOffset:IfcElectricVoltageMeasure NominalFrequency:IfcFrequencyMeasure ConnectedConductorFunction=NEUTRAL/PHASE_L1/PHASE_L2/PHASE_L3/PROTECTIVEEARTH/PROTECTIVEEARTHNEUTRAL/OTHER/NOTKNOWN/UNSET ShortCircuit3PoleMaximumState:IfcElectricCurrentMeasure ShortCircuit3PolePowerFactorMaximumState:IfcReal ShortCircuit2PoleMinimumState:IfcElectricCurrentMeasure ShortCircuit2PolePowerFactorMinimumState:IfcReal ShortCircuit1PoleMaximumState:IfcElectricCurrentMeasure ShortCircuit1PolePowerFactorMaximumState:IfcReal ShortCircuit1PoleMinimumState:IfcElectricCurrentMeasure ShortCircuit1PolePowerFactorMinimumState:IfcReal EarthFault1PoleMaximumState:IfcElectricCurrentMeasure EarthFault1PolePowerFactorMaximumState:IfcReal EarthFault1PoleMinimumState:IfcElectricCurrentMeasure EarthFault1PolePowerFactorMinimumState:IfcReal MaximumInsulatedVoltage:IfcElectricVoltageMeasure RatedCapacitance:IfcElectricCapacitanceMeasure PowerCapacity:IfcElectricChargeMeasure
Pset_ElectricFlowStorageDeviceTypeInductor | IfcElectricFlowStorageDevice/INDUCTOR, IfcElectricFlowStorageDeviceType/INDUCTOR | Inductance:IfcInductanceMeasure NumberOfPhases:IfcCountMeasure
Pset_ElectricFlowStorageDeviceTypeRecharger | IfcElectricFlowStorageDevice/RECHARGER, IfcElectricFlowStorageDeviceType/RECHARGER | NominalSupplyCurrent:IfcElectricCurrentMeasure
Pset_ElectricFlowStorageDeviceTypeUPS | IfcElectricFlowStorageDevice/UPS, IfcElectricFlowStorageDeviceType/UPS | AssemblyInstruction:- CurrentRegulationRate:IfcRatioMeasure NominalSupplyCurrent:IfcElectricCurrentMeasure VoltageRegulationRate:IfcRatioMeasure
Pset_ElectricFlowTreatmentDeviceTypeElectronicFilter | IfcElectricFlowTreatmentDevice/ELECTRONICFILTER, IfcElectricFlowTreatmentDeviceType/ELECTRONICFILTER | NominalPower:IfcPowerMeasure ElectronicFilterType=BANDPASSFLITER/BANDSTOPFILTER/FILTERCAPACITOR/HARMONICFILTER/HIGHPASSFILTER/LOWPASSFILTER/OTHER/NOTKNOWN/UNSET NominalCurrent:IfcElectricCurrentMeasure PrimaryFrequency:IfcFrequencyMeasure SecondaryFrequency:IfcFrequencyMeasure RatedVoltage:IfcElectricVoltageMeasure
Pset_ElectricGeneratorTypeCommon | IfcElectricGenerator, IfcElectricGeneratorType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET ElectricGeneratorEfficiency:IfcPositiveRatioMeasure StartCurrentFactor:IfcReal MaximumPowerOutput:IfcPowerMeasure
Pset_ElectricMotorTypeCommon | IfcElectricMotor, IfcElectricMotorType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET MaximumPowerOutput:IfcPowerMeasure ElectricMotorEfficiency:IfcPositiveRatioMeasure StartCurrentFactor:IfcReal StartingTime:IfcTimeMeasure TeTime:IfcTimeMeasure LockedRotorCurrent:IfcElectricCurrentMeasure MotorEnclosureType=OPENDRIPPROOF/TOTALLYENCLOSEDAIROVER/TOTALLYENCLOSEDFANCOOLED/TOTALLYENCLOSEDNONVENTILATED/OTHER/NOTKNOWN/UNSET FrameSize:IfcLabel IsGuarded:IfcBoolean HasPartWinding:IfcBoolean
Pset_ElectricTimeControlTypeCommon | IfcElectricTimeControl, IfcElectricTimeControlType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_ElementAssemblyCommon | IfcElementAssembly, IfcElementAssemblyType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_ElementAssemblyTypeCantilever | IfcElementAssembly/SUSPENSIONASSEMBLY, IfcElementAssemblyType/SUSPENSIONASSEMBLY | AssemblyInstruction:- ContactWireStagger:IfcPositiveLengthMeasure SystemHeight:IfcPositiveLengthMeasure CantileverType=CENTER_CANTILEVER/DIRECT_SUSPENSION/INSULATED_OVERLAP_CANTILEVER/INSULATED_SUSPENSION_SET/MECHANICAL_OVERLAP_CANTILEVER/MIDPOINT_CANTILEVER/MULTIPLE_TRACK_CANTILEVER/OUT_OF_RUNNING_CANTILEVER/PHASE_SEPARATION_CANTILEVER/SINGLE/SYSTEM_SEPARATION_CANTILEVER/TRANSITION_CANTILEVER/TURNOUT_CANTILEVER/UNDERBRIDGE_CANTILEVER/OTHER/NOTKNOWN/UNSET
Pset_ElementAssemblyTypeDilatationPanel | IfcElementAssembly/DILATATIONPANEL, IfcElementAssemblyType/DILATATIONPANEL | TechnicalStandard:- DilatationLength:IfcPositiveLengthMeasure ExpansionDirection=BI_DIRECTION/SINGLE_DIRECTION/OTHER/NOTKNOWN/UNSET InstallationPlan:- BladesOrientation=BLADESINSIDE/BLADESOUTSIDE/OTHER/NOTKNOWN/UNSET
Pset_ElementAssemblyTypeHeadSpan | IfcElementAssembly/SUPPORTINGASSEMBLY, IfcElementAssemblyType/SUPPORTINGASSEMBLY | AssemblyInstruction:- NumberOfTracksCrossed:IfcCountMeasure Span:IfcPositiveLengthMeasure
Pset_ElementAssemblyTypeMast | IfcElementAssembly/MAST, IfcElementAssemblyType/MAST | WithLightningRod:IfcBoolean
Pset_ElementAssemblyTypeOCSSuspension | IfcElementAssembly/SUSPENSIONASSEMBLY, IfcElementAssemblyType/SUSPENSIONASSEMBLY | ContactWireStagger:IfcPositiveLengthMeasure ContactWireHeight:IfcPositiveLengthMeasure
Pset_ElementAssemblyTypeRigidFrame | IfcElementAssembly/RIGID_FRAME, IfcElementAssemblyType/RIGID_FRAME | AssemblyInstruction:- LoadCapacity:IfcForceMeasure NumberOfTracksCrossed:IfcCountMeasure Span:IfcPositiveLengthMeasure
Pset_ElementAssemblyTypeSteadyDevice | IfcElementAssembly/SUSPENSIONASSEMBLY, IfcElementAssemblyType/SUSPENSIONASSEMBLY | AssemblyInstruction:- ContactWireStagger:IfcPositiveLengthMeasure IsSetOnWorkingWire:IfcBoolean SteadyDeviceType=PULL_OFF/PUSH_OFF/OTHER/NOTKNOWN/UNSET
Pset_ElementAssemblyTypeSupportingAssembly | IfcElementAssembly/SUPPORTINGASSEMBLY, IfcElementAssemblyType/SUPPORTINGASSEMBLY | NumberOfCantilevers:IfcCountMeasure TypeOfSupportingSystem=ENDCATENARYSUPPORT/HEADSPANSUPPORT/HERSE/MULTITRACKSUPPORT/RIGIDGANTRY/SIMPLESUPPORT/OTHER/NOTKNOWN/UNSET
Pset_ElementAssemblyTypeTrackPanel | IfcElementAssembly/TRACKPANEL, IfcElementAssemblyType/TRACKPANEL | IsAccessibleByVehicle:IfcBoolean TrackExpansion:IfcPositiveLengthMeasure InstallationPlan:-
Pset_ElementAssemblyTypeTractionSwitchingAssembly | IfcElementAssembly/TRACTION_SWITCHING_ASSEMBLY, IfcElementAssemblyType/TRACTION_SWITCHING_ASSEMBLY | NominalCurrent:IfcElectricCurrentMeasure NominalPower:IfcPowerMeasure RatedVoltage:IfcElectricVoltageMeasure DesignAmbientTemperature:IfcThermodynamicTemperatureMeasure
Pset_ElementAssemblyTypeTurnoutPanel | IfcElementAssembly/TURNOUTPANEL, IfcElementAssemblyType/TURNOUTPANEL | IsAccessibleByVehicle:IfcBoolean BranchLineDirection=LEFTDEVIATION/LEFT_LEFTDEVIATION/LEFT_RIGHTDEVIATION/RIGHTDEVIATION/RIGHT_LEFTDEVIATION/RIGHT_RIGHTDEVIATION/SYMETRIC/OTHER/NOTKNOWN/UNSET TrackExpansion:IfcPositiveLengthMeasure TurnoutCurvedRadius:IfcLengthMeasure TypeOfCurvedTurnout=CIRCULAR_ARC/STRAIGHT/TRANSITION/OTHER/NOTKNOWN/UNSET InstallationPlan:- IsSharedTurnout:IfcBoolean MaximumSpeedLimitOfDivergingLine:IfcLinearVelocityMeasure TypeOfDrivingDevice=ELECTRIC/HYDRAULIC/MANUAL/MIXED/MOTORISED/PNEUMATIC/OTHER/NOTKNOWN/UNSET TrackElementOrientation=BACK/FRONT/OTHER/NOTKNOWN/UNSET PercentShared:IfcPositiveRatioMeasure TrackGaugeLength:IfcPositiveLengthMeasure TurnoutPointMachineCount:IfcCountMeasure TurnoutHeaterType=ELECTRIC/GAS/GEOTHERMAL/OTHER/NOTKNOWN/UNSET TypeOfJunction=ISOLATED_JOINT/JOINTED/WELDED_AND_INSERTABLE/WELDED_AND_NOT_INSERTABLE/OTHER/NOTKNOWN/UNSET TypeOfTurnout=DERAILMENT_TURNOUT/DIAMOND_CROSSING/DOUBLE_SLIP_CROSSING/SCISSOR_CROSSOVER/SINGLE_SLIP_CROSSING/SLIP_TURNOUT_AND_SCISSORS_CROSSING/SYMMETRIC_TURNOUT/THREE_WAYS_TURNOUT/OTHER/NOTKNOWN/UNSET
Pset_ElementComponentCommon | IfcElementComponent, IfcElementComponentType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET DeliveryType=ATTACHED_FOR_DELIVERY/CAST_IN_PLACE/LOOSE/PRECAST/WELDED_TO_STRUCTURE/NOTDEFINED CorrosionTreatment=EPOXYCOATED/GALVANISED/NONE/PAINTED/STAINLESS/NOTDEFINED
Pset_ElementKinematics | IfcElement, IfcElementType | CyclicPath:IfcPlaneAngleMeasure/IfcTimeMeasure CyclicRange:IfcPlaneAngleMeasure LinearPath:IfcLengthMeasure/IfcTimeMeasure LinearRange:IfcPositiveLengthMeasure MaximumAngularVelocity:IfcAngularVelocityMeasure MaximumConstantSpeed:IfcLinearVelocityMeasure MinimumTime:IfcTimeMeasure
Pset_ElementSize | IfcDistributionChamberElement, IfcEnergyConversionDevice, IfcFlowController, IfcFlowMovingDevice, IfcFlowStorageDevice, IfcFlowTerminal, IfcFlowTreatmentDevice, IfcDistributionChamberElementType, IfcEnergyConversionDeviceType, IfcFlowControllerType, IfcFlowMovingDeviceType, IfcFlowStorageDeviceType, IfcFlowTerminalType, IfcFlowTreatmentDeviceType | NominalLength:IfcPositiveLengthMeasure NominalWidth:IfcPositiveLengthMeasure NominalHeight:IfcPositiveLengthMeasure
Pset_EmbeddedTrack | IfcSlab/TRACKSLAB, IfcSlabType/TRACKSLAB | IsAccessibleByVehicle:IfcBoolean HasDrainage:IfcBoolean PermissibleRoadLoad:IfcMassMeasure
Pset_EnergyRequirements | IfcDistributionElement, IfcTransportationDevice, IfcDistributionElementType, IfcTransportationDeviceType | EnergyConsumption:IfcEnergyMeasure PowerDemand:IfcPowerMeasure EnergySourceLabel:IfcLabel EnergyConversionEfficiency:IfcRatioMeasure
Pset_EngineTypeCommon | IfcEngine, IfcEngineType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET EnergySource=BIFUEL/BIODIESEL/DIESEL/GASOLINE/HYDROGEN/NATURALGAS/PROPANE/SEWAGEGAS/UNKNOWN/OTHER/UNSET
Pset_EnvironmentalCondition | IfcElement, IfcElementType | ReferenceAirRelativeHumidity:IfcNormalisedRatioMeasure ReferenceEnvironmentTemperature:IfcThermodynamicTemperatureMeasure MaximumAtmosphericPressure:IfcPressureMeasure StorageTemperatureRange:IfcThermodynamicTemperatureMeasure MaximumWindSpeed:IfcLinearVelocityMeasure OperationalTemperatureRange:IfcThermodynamicTemperatureMeasure MaximumRainIntensity:IfcReal SaltMistLevel:IfcLabel SeismicResistance:IfcReal SmokeLevel:IfcLabel MaximumSolarRadiation:IfcReal
Pset_EnvironmentalEmissions | IfcDistributionElement, IfcTransportationDevice, IfcDistributionElementType, IfcTransportationDeviceType | CarbonDioxideEmissions:IfcMassFlowRateMeasure SulphurDioxideEmissions:IfcMassFlowRateMeasure NitrogenOxidesEmissions:IfcMassFlowRateMeasure ParticulateMatterEmissions:IfcMassFlowRateMeasure NoiseEmissions:IfcSoundPowerLevelMeasure
Pset_EnvironmentalImpactIndicators | IfcElement, IfcElementType | Reference:IfcIdentifier FunctionalUnitReference:IfcLabel IndicatorsUnit:IfcText LifeCyclePhase=ACQUISITION/CRADLETOSITE/DECONSTRUCTION/DISPOSAL/DISPOSALTRANSPORT/GROWTH/INSTALLATION/MAINTENANCE/MANUFACTURE/OCCUPANCY/OPERATION/PROCUREMENT/PRODUCTION/PRODUCTIONTRANSPORT/RECOVERY/REFURBISHMENT/REPAIR/REPLACEMENT/TRANSPORT/USAGE/WASTE/WHOLELIFECYCLE/USERDEFINED/NOTDEFINED ExpectedServiceLife:IfcTimeMeasure TotalPrimaryEnergyConsumptionPerUnit:IfcEnergyMeasure WaterConsumptionPerUnit:IfcVolumeMeasure HazardousWastePerUnit:IfcMassMeasure NonHazardousWastePerUnit:IfcMassMeasure ClimateChangePerUnit:IfcMassMeasure AtmosphericAcidificationPerUnit:IfcMassMeasure RenewableEnergyConsumptionPerUnit:IfcEnergyMeasure NonRenewableEnergyConsumptionPerUnit:IfcEnergyMeasure ResourceDepletionPerUnit:IfcMassMeasure InertWastePerUnit:IfcMassMeasure RadioactiveWastePerUnit:IfcMassMeasure StratosphericOzoneLayerDestructionPerUnit:IfcMassMeasure PhotochemicalOzoneFormationPerUnit:IfcMassMeasure EutrophicationPerUnit:IfcMassMeasure
Pset_EnvironmentalImpactValues | IfcElement, IfcElementType | TotalPrimaryEnergyConsumption:IfcEnergyMeasure WaterConsumption:IfcVolumeMeasure HazardousWaste:IfcMassMeasure NonHazardousWaste:IfcMassMeasure ClimateChange:IfcMassMeasure AtmosphericAcidification:IfcMassMeasure RenewableEnergyConsumption:IfcEnergyMeasure NonRenewableEnergyConsumption:IfcEnergyMeasure ResourceDepletion:IfcMassMeasure InertWaste:IfcMassMeasure RadioactiveWaste:IfcMassMeasure StratosphericOzoneLayerDestruction:IfcMassMeasure PhotochemicalOzoneFormation:IfcMassMeasure Eutrophication:IfcMassMeasure LeadInTime:IfcDuration Duration:IfcDuration LeadOutTime:IfcDuration
Pset_EvaporativeCoolerPHistory | IfcEvaporativeCooler | WaterSumpTemperature:- Effectiveness:- SensibleHeatTransferRate:- LatentHeatTransferRate:- TotalHeatTransferRate:-
Pset_EvaporativeCoolerTypeCommon | IfcEvaporativeCooler, IfcEvaporativeCoolerType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET FlowArrangement=COUNTERFLOW/CROSSFLOW/PARALLELFLOW/OTHER/NOTKNOWN/UNSET HeatExchangeArea:IfcAreaMeasure OperationTemperatureRange:IfcThermodynamicTemperatureMeasure WaterRequirement:IfcVolumetricFlowRateMeasure EffectivenessTable:IfcReal/IfcVolumetricFlowRateMeasure AirPressureDropCurve:IfcPressureMeasure/IfcVolumetricFlowRateMeasure WaterPressDropCurve:IfcPressureMeasure/IfcVolumetricFlowRateMeasure
Pset_EvaporatorPHistory | IfcEvaporator | HeatRejectionRate:- ExteriorHeatTransferCoefficient:- InteriorHeatTransferCoefficient:- RefrigerantFoulingResistance:- EvaporatingTemperature:- LogarithmicMeanTemperatureDifference:- UAcurves:- CompressorEvaporatorHeatGain:- CompressorEvaporatorPressureDrop:- EvaporatorMeanVoidFraction:- WaterFoulingResistance:-
Pset_EvaporatorTypeCommon | IfcEvaporator, IfcEvaporatorType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET EvaporatorMediumType=COLDAIR/COLDLIQUID/OTHER/NOTKNOWN/UNSET EvaporatorCoolant=BRINE/GLYCOL/WATER/OTHER/NOTKNOWN/UNSET RefrigerantClass=AMMONIA/CFC/CO2/H2O/HCFC/HFC/HYDROCARBONS/OTHER/NOTKNOWN/UNSET ExternalSurfaceArea:IfcAreaMeasure InternalSurfaceArea:IfcAreaMeasure InternalRefrigerantVolume:IfcVolumeMeasure InternalWaterVolume:IfcVolumeMeasure NominalHeatTransferArea:IfcAreaMeasure NominalHeatTransferCoefficient:IfcThermalTransmittanceMeasure
Pset_FanCentrifugal | IfcFan/CENTRIFUGALAIRFOIL, IfcFan/CENTRIFUGALBACKWARDINCLINEDCURVED, IfcFan/CENTRIFUGALFORWARDCURVED, IfcFan/CENTRIFUGALRADIAL, IfcFanType/CENTRIFUGALAIRFOIL, IfcFanType/CENTRIFUGALBACKWARDINCLINEDCURVED, IfcFanType/CENTRIFUGALFORWARDCURVED, IfcFanType/CENTRIFUGALRADIAL | DischargePosition=BOTTOMANGULARDOWN/BOTTOMANGULARUP/BOTTOMHORIZONTAL/DOWNBLAST/TOPANGULARDOWN/TOPANGULARUP/TOPHORIZONTAL/UPBLAST/OTHER/NOTKNOWN/UNSET DirectionOfRotation=CLOCKWISE/COUNTERCLOCKWISE/OTHER/NOTKNOWN/UNSET FanArrangement=ARRANGEMENT1/ARRANGEMENT10/ARRANGEMENT2/ARRANGEMENT3/ARRANGEMENT4/ARRANGEMENT7/ARRANGEMENT8/ARRANGEMENT9/OTHER/NOTKNOWN/UNSET
Pset_FanOccurrence | IfcFan | DischargeType=DAMPER/DUCT/LOUVER/SCREEN/OTHER/NOTKNOWN/UNSET ApplicationOfFan=COOLINGTOWER/EXHAUSTAIR/RETURNAIR/SUPPLYAIR/OTHER/NOTKNOWN/UNSET CoilPosition=BLOWTHROUGH/DRAWTHROUGH/OTHER/NOTKNOWN/UNSET MotorPosition=INAIRSTREAM/OUTOFAIRSTREAM/OTHER/NOTKNOWN/UNSET FanMountingType=CONCRETEPAD/DUCTMOUNTED/FIELDERECTEDCURB/MANUFACTUREDCURB/SUSPENDED/WALLMOUNTED/OTHER/NOTKNOWN/UNSET FractionOfMotorHeatToAirStream:IfcNormalisedRatioMeasure ImpellerDiameter:IfcPositiveLengthMeasure
Pset_FanPHistory | IfcFan | FanRotationSpeed:- WheelTipSpeed:- FanEfficiency:- OverallEfficiency:- FanPowerRate:- ShaftPowerRate:- DischargeVelocity:- DischargePressureLoss:- DrivePowerLoss:-
Pset_FanTypeCommon | IfcFan, IfcFanType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET MotorDriveType=BELTDRIVE/COUPLING/DIRECTDRIVE/OTHER/NOTKNOWN/UNSET CapacityControlType=BLADEPITCHANGLE/DISCHARGEDAMPER/INLETVANE/TWOSPEED/VARIABLESPEEDDRIVE/OTHER/NOTKNOWN/UNSET OperationTemperatureRange:IfcThermodynamicTemperatureMeasure NominalAirFlowRate:IfcVolumetricFlowRateMeasure NominalTotalPressure:IfcPressureMeasure NominalStaticPressure:IfcPressureMeasure NominalRotationSpeed:IfcRotationalFrequencyMeasure NominalPowerRate:IfcPowerMeasure OperationalCriteria:IfcTimeMeasure PressureCurve:IfcPressureMeasure/IfcVolumetricFlowRateMeasure EfficiencyCurve:IfcNormalisedRatioMeasure/IfcVolumetricFlowRateMeasure
Pset_FastenerRailWeld | IfcFastener/WELD, IfcFastenerType/WELD | IsLiftingBracket:IfcBoolean TemperatureDuringInstallation:IfcThermodynamicTemperatureMeasure JointRelativePosition=LEFT/MIDDLE/RIGHT/OTHER/NOTKNOWN/UNSET AssemblyPlace=FACTORY/OFFSITE/SITE/OTHER/NOTKNOWN/UNSET
Pset_FastenerWeld | IfcFastener/WELD, IfcFastenerType/WELD | Type1:IfcLabel Type2:IfcLabel Surface1:IfcLabel Surface2:IfcLabel Process:IfcInteger ProcessName:IfcLabel NominalThroatThickness:IfcPositiveLengthMeasure WeldWidth:IfcPositiveLengthMeasure WeldDiameter:IfcPositiveLengthMeasure WeldElementSpacing:IfcPositiveLengthMeasure WeldElementLength:IfcPositiveLengthMeasure NumberOfWeldElements:IfcCountMeasure DeepPenetrationThroatThickness:IfcPositiveLengthMeasure WeldLegLength:IfcPositiveLengthMeasure Intermittent:IfcBoolean Staggered:IfcBoolean
Pset_FenderCommon | IfcImpactProtectionDevice/FENDER, IfcImpactProtectionDeviceType/FENDER | FenderType=ARCH/CELL/CONE/CYLINDER/PNEUMATIC CoefficientOfFriction:IfcPositiveRatioMeasure EnergyAbsorptionTolerance:IfcPositiveRatioMeasure MaxReactionTolerance:IfcPositiveRatioMeasure MaximumTemperatureFactor:IfcPositiveRatioMeasure MinimumTemperatureFactor:IfcPositiveRatioMeasure VelocityFactorEnergy:IfcPositiveRatioMeasure VelocityFactorReaction:IfcPositiveRatioMeasure EnergyAbsorption:IfcEnergyMeasure MaxReaction:IfcForceMeasure
Pset_FenderDesignCriteria | IfcSpace/BERTH, IfcSpaceType/BERTH | CoefficientOfFriction:IfcPositiveRatioMeasure EnergyAbsorptionTolerance:IfcPositiveRatioMeasure MaxReactionTolerance:IfcPositiveRatioMeasure MaximumTemperatureFactor:IfcPositiveRatioMeasure MinimumTemperatureFactor:IfcPositiveRatioMeasure VelocityFactorEnergy:IfcPositiveRatioMeasure VelocityFactorReaction:IfcPositiveRatioMeasure EnergyAbsorption:IfcEnergyMeasure MaxReaction:IfcForceMeasure MinCompressedFenderHeight:IfcPositiveLengthMeasure AddedMassCoefficientMethod=PIANC/SHIGERU_UEDA/VASCO_COSTA
Pset_FilterPHistory | IfcFilter | CountedEfficiency:- WeightedEfficiency:- ParticleMassHolding:-
Pset_FilterTypeAirParticleFilter | IfcFilter/AIRPARTICLEFILTER, IfcFilterType/AIRPARTICLEFILTER | AirParticleFilterType=ADHESIVERESERVOIR/COARSECELLFOAMS/COARSEMETALSCREEN/COARSESPUNGLASS/ELECTRICALFILTER/HEPAFILTER/MEDIUMELECTRETFILTER/MEDIUMNATURALFIBERFILTER/MEMBRANEFILTERS/RENEWABLEMOVINGCURTIANDRYMEDIAFILTER/ROLLFORM/ULPAFILTER/OTHER/NOTKNOWN/UNSET FrameMaterial:- SeparationType=BAG/PLEAT/TREADSEPARATION/OTHER/NOTKNOWN/UNSET DustHoldingCapacity:IfcMassMeasure FaceSurfaceArea:IfcAreaMeasure MediaExtendedArea:IfcAreaMeasure NominalCountedEfficiency:IfcReal NominalWeightedEfficiency:IfcReal PressureDropCurve:IfcPressureMeasure/IfcVolumetricFlowRateMeasure CountedEfficiencyCurve:IfcReal/IfcMassMeasure WeightedEfficiencyCurve:IfcReal/IfcMassMeasure
Pset_FilterTypeCommon | IfcFilter, IfcFilterType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET Weight:IfcMassMeasure InitialResistance:IfcPressureMeasure FinalResistance:IfcPressureMeasure OperationTemperatureRange:IfcThermodynamicTemperatureMeasure FlowRateRange:IfcVolumetricFlowRateMeasure NominalFilterFaceVelocity:IfcLinearVelocityMeasure NominalMediaSurfaceVelocity:IfcLinearVelocityMeasure NominalPressureDrop:IfcPressureMeasure NominalFlowrate:IfcVolumetricFlowRateMeasure NominalParticleGeometricMeanDiameter:IfcPositiveLengthMeasure NominalParticleGeometricStandardDeviation:IfcReal
Pset_FilterTypeCompressedAirFilter | IfcFilter/COMPRESSEDAIRFILTER, IfcFilterType/COMPRESSEDAIRFILTER | CompressedAirFilterType=ACTIVATEDCARBON/COALESCENSE_FILTER/PARTICLE_FILTER/OTHER/NOTKNOWN/UNSET OperationPressureMax:IfcPressureMeasure ParticleAbsorptionCurve:IfcPositiveRatioMeasure/IfcPositiveLengthMeasure AutomaticCondensateDischarge:IfcBoolean CloggingIndicator:IfcBoolean
Pset_FilterTypeWaterFilter | IfcFilter/WATERFILTER, IfcFilterType/WATERFILTER | WaterFilterType=FILTRATION_DIATOMACEOUSEARTH/FILTRATION_SAND/PURIFICATION_DEIONIZING/PURIFICATION_REVERSEOSMOSIS/SOFTENING_ZEOLITE/OTHER/NOTKNOWN/UNSET
Pset_FireSuppressionTerminalTypeBreechingInlet | IfcFireSuppressionTerminal/BREECHINGINLET, IfcFireSuppressionTerminalType/BREECHINGINLET | BreechingInletType=FOURWAY/TWOWAY/OTHER/USERDEFINED/NOTDEFINED InletDiameter:IfcPositiveLengthMeasure OutletDiameter:IfcPositiveLengthMeasure CouplingType=INSTANTANEOUS_FEMALE/INSTANTANEOUS_MALE/OTHER/USERDEFINED/NOTDEFINED HasCaps:IfcBoolean
Pset_FireSuppressionTerminalTypeCommon | IfcFireSuppressionTerminal, IfcFireSuppressionTerminalType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_FireSuppressionTerminalTypeFireHydrant | IfcFireSuppressionTerminal/FIREHYDRANT, IfcFireSuppressionTerminalType/FIREHYDRANT | FireHydrantType=DRYBARREL/WETBARREL/OTHER/NOTKNOWN/UNSET PumperConnectionSize:IfcPositiveLengthMeasure NumberOfHoseConnections:IfcCountMeasure HoseConnectionSize:IfcPositiveLengthMeasure DischargeFlowRate:IfcVolumetricFlowRateMeasure FlowClass:IfcLabel WaterIsPotable:IfcBoolean PressureRating:IfcPressureMeasure BodyColour:IfcText CapColour:IfcText
Pset_FireSuppressionTerminalTypeHoseReel | IfcFireSuppressionTerminal/HOSEREEL, IfcFireSuppressionTerminalType/HOSEREEL | HoseReelType=RACK/REEL/OTHER/NOTKNOWN/UNSET HoseReelMountingType=CABINET_RECESSED/CABINET_SEMIRECESSED/SURFACE/OTHER/NOTKNOWN/UNSET InletConnectionSize:IfcPositiveLengthMeasure HoseDiameter:IfcPositiveLengthMeasure HoseLength:IfcPositiveLengthMeasure HoseNozzleType=FOG/STRAIGHTSTREAM/OTHER/NOTKNOWN/UNSET ClassOfService:IfcLabel ClassificationAuthority:IfcLabel
Pset_FireSuppressionTerminalTypeSprinkler | IfcFireSuppressionTerminal/SPRINKLER, IfcFireSuppressionTerminalType/SPRINKLER | SprinklerType=CEILING/CONCEALED/CUTOFF/PENDANT/RECESSEDPENDANT/SIDEWALL/UPRIGHT/OTHER/NOTKNOWN/UNSET Activation=BULB/FUSIBLESOLDER/OTHER/NOTKNOWN/UNSET Response=QUICK/STANDARD/NOTKNOWN/UNSET ActivationTemperature:IfcThermodynamicTemperatureMeasure CoverageArea:IfcAreaMeasure HasDeflector:IfcBoolean BulbLiquidColour=BLUE/GREEN/MAUVE/ORANGE/RED/YELLOW/OTHER/NOTKNOWN/UNSET DischargeFlowRate:IfcVolumetricFlowRateMeasure ResidualFlowingPressure:IfcPressureMeasure DischargeCoefficient:IfcReal MaximumWorkingPressure:IfcPressureMeasure ConnectionSize:IfcPositiveLengthMeasure
Pset_FittingBend | IfcCableCarrierFitting/BEND, IfcDuctFitting/BEND, IfcPipeFitting/BEND, IfcCableCarrierFittingType/BEND, IfcDuctFittingType/BEND, IfcPipeFittingType/BEND | BendAngle:IfcPositivePlaneAngleMeasure BendRadius:IfcPositiveLengthMeasure
Pset_FittingJunction | IfcCableFitting/JUNCTION, IfcDuctFitting/JUNCTION, IfcPipeFitting/JUNCTION, IfcCableCarrierFitting/JUNCTION, IfcCableFittingType/JUNCTION, IfcDuctFittingType/JUNCTION, IfcPipeFittingType/JUNCTION, IfcCableCarrierFittingType/JUNCTION | JunctionType=CROSS/TEE/OTHER/NOTKNOWN/UNSET JunctionLeftAngle:IfcPositivePlaneAngleMeasure JunctionLeftRadius:IfcPositiveLengthMeasure JunctionRightAngle:IfcPositivePlaneAngleMeasure JunctionRightRadius:IfcPositiveLengthMeasure
Pset_FittingTransition | IfcCableFitting/TRANSITION, IfcDuctFitting/TRANSITION, IfcPipeFitting/TRANSITION, IfcCableCarrierFitting/TRANSITION, IfcCableFittingType/TRANSITION, IfcDuctFittingType/TRANSITION, IfcPipeFittingType/TRANSITION, IfcCableCarrierFittingType/TRANSITION | NominalLength:IfcPositiveLengthMeasure EccentricityInY:IfcLengthMeasure EccentricityInZ:IfcLengthMeasure
Pset_FlowInstrumentPHistory | IfcFlowInstrument | Value:- Quality:- Status:-
Pset_FlowInstrumentTypeCommon | IfcFlowInstrument, IfcFlowInstrumentType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_FlowInstrumentTypePressureGauge | IfcFlowInstrument/PRESSUREGAUGE, IfcFlowInstrumentType/PRESSUREGAUGE | PressureGaugeType=DIAL/DIGITAL/MANOMETER/OTHER/NOTKNOWN/UNSET DisplaySize:IfcPositiveLengthMeasure
Pset_FlowInstrumentTypeThermometer | IfcFlowInstrument/THERMOMETER, IfcFlowInstrumentType/THERMOMETER | ThermometerType=DIAL/DIGITAL/STEM/OTHER/NOTKNOWN/UNSET DisplaySize:IfcPositiveLengthMeasure
Pset_FlowMeterOccurrence | IfcFlowMeter | FlowMeterOurpose=MASTER/SUBMASTER/SUBMETER/OTHER/NOTKNOWN/UNSET
Pset_FlowMeterTypeCommon | IfcFlowMeter, IfcFlowMeterType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET ReadOutType=DIAL/DIGITAL/OTHER/NOTKNOWN/UNSET RemoteReading:IfcBoolean
Pset_FlowMeterTypeEnergyMeter | IfcFlowMeter/ENERGYMETER, IfcFlowMeterType/ENERGYMETER | NominalCurrent:IfcElectricCurrentMeasure MaximumCurrent:IfcElectricCurrentMeasure MultipleTarriff:IfcBoolean
Pset_FlowMeterTypeGasMeter | IfcFlowMeter/GASMETER, IfcFlowMeterType/GASMETER | GasType=COMMERCIALBUTANE/COMMERCIALPROPANE/LIQUEFIEDPETROLEUMGAS/NATURALGAS/OTHER/NOTKNOWN/UNSET ConnectionSize:IfcPositiveLengthMeasure MaximumFlowRate:IfcVolumetricFlowRateMeasure MaximumPressureLoss:IfcPressureMeasure
Pset_FlowMeterTypeOilMeter | IfcFlowMeter/OILMETER, IfcFlowMeterType/OILMETER | ConnectionSize:IfcPositiveLengthMeasure MaximumFlowRate:IfcVolumetricFlowRateMeasure
Pset_FlowMeterTypeWaterMeter | IfcFlowMeter/WATERMETER, IfcFlowMeterType/WATERMETER | Type=COMPOUND/INFERENTIAL/PISTON/OTHER/NOTKNOWN/UNSET ConnectionSize:IfcPositiveLengthMeasure MaximumFlowRate:IfcVolumetricFlowRateMeasure MaximumPressureLoss:IfcPressureMeasure BackflowPreventerType=ANTISIPHONVALVE/ATMOSPHERICVACUUMBREAKER/DOUBLECHECKBACKFLOWPREVENTER/NONE/PRESSUREVACUUMBREAKER/REDUCEDPRESSUREBACKFLOWPREVENTER/OTHER/NOTKNOWN/UNSET
Pset_FootingCommon | IfcFooting, IfcFootingType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET LoadBearing:IfcBoolean
Pset_FootingTypePadFooting | IfcFooting/PAD_FOOTING, IfcFootingType/PAD_FOOTING | LoadBearingCapacity:IfcPlanarForceMeasure IsReinforced:IfcBoolean
Pset_FurnitureTypeChair | IfcFurniture/CHAIR, IfcFurnitureType/CHAIR | SeatingHeight:IfcPositiveLengthMeasure HighestSeatingHeight:IfcPositiveLengthMeasure LowestSeatingHeight:IfcPositiveLengthMeasure
Pset_FurnitureTypeCommon | IfcFurniture, IfcFurnitureType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET Style:IfcLabel NominalHeight:IfcPositiveLengthMeasure NominalLength:IfcNonNegativeLengthMeasure NominalDepth:IfcNonNegativeLengthMeasure MainColour:IfcLabel IsBuiltIn:IfcBoolean
Pset_FurnitureTypeDesk | IfcFurniture/DESK, IfcFurnitureType/DESK | WorksurfaceArea:IfcAreaMeasure
Pset_FurnitureTypeFileCabinet | IfcFurniture/FILECABINET, IfcFurnitureType/FILECABINET | WithLock:IfcBoolean
Pset_FurnitureTypeTable | IfcFurniture/TABLE, IfcFurnitureType/TABLE | WorksurfaceArea:IfcAreaMeasure NumberOfChairs:IfcCountMeasure
Pset_GateHeadCommon | IfcMarinePart/GATEHEAD | StructuralType:IfcLabel
Pset_GeotechnicalAssemblyCommon | IfcGeotechnicalAssembly | Limitations:IfcText Methodology:IfcText BoreHolePurpose=DEPOSIT/ENVIRONMENTAL/FEEDSTOCK/GEOLOGICAL/GEOTHERMAL/HYDROCARBON/HYDROGEOLOGICAL/MINERAL/PEDOLOGICAL/SITE_INVESTIGATION/STORAGE/NOTKNOWN/USERDEFINED/NOTDEFINED Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_GeotechnicalStratumCommon | IfcGeotechnicalStratum | StratumColour:IfcLabel IsTopographic:IfcLogical PiezometricHead:IfcPositiveLengthMeasure PiezometricPressure:IfcPressureMeasure Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET Texture:IfcLabel
Pset_HeatExchangerTypeCommon | IfcHeatExchanger, IfcHeatExchangerType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET FlowArrangement=COUNTERFLOW/CROSSFLOW/MULTIPASS/PARALLELFLOW/OTHER/NOTKNOWN/UNSET
Pset_HeatExchangerTypePlate | IfcHeatExchanger/PLATE, IfcHeatExchangerType/PLATE | NumberOfPlates:IfcCountMeasure
Pset_HumidifierPHistory | IfcHumidifier | AtmosphericPressure:- SaturationEfficiency:-
Pset_HumidifierTypeCommon | IfcHumidifier, IfcHumidifierType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET HumidifierApplication=FIXED/PORTABLE/OTHER/NOTKNOWN/UNSET Weight:IfcMassMeasure NominalMoistureGain:IfcMassFlowRateMeasure NominalAirFlowRate:IfcVolumetricFlowRateMeasure InternalControl=MODULATING/NONE/ONOFF/STEPPED/OTHER/NOTKNOWN/UNSET WaterRequirement:IfcVolumetricFlowRateMeasure SaturationEfficiencyCurve:IfcNormalisedRatioMeasure/IfcVolumetricFlowRateMeasure AirPressureDropCurve:IfcPressureMeasure/IfcVolumetricFlowRateMeasure
Pset_ImpactProtectionDeviceOccurrenceBumper | IfcImpactProtectionDevice/BUMPER | BrakingLength:IfcPositiveLengthMeasure IsRemovableBumper:IfcBoolean BumperOrientation=OPPOSITETOSTATIONDIRECTION/STATIONDIRECTION/OTHER/NOTKNOWN/UNSET
Pset_ImpactProtectionDeviceTypeBumper | IfcImpactProtectionDevice/BUMPER, IfcImpactProtectionDeviceType/BUMPER | IsAbsorbingEnergy:IfcBoolean MaximumLoadRetention:IfcForceMeasure EnergyAbsorption:IfcEnergyMeasure
Pset_InstallationOccurrence | IfcAsset, IfcElement, IfcSystem | InstallationDate:IfcDate AcceptanceDate:IfcDate PutIntoOperationDate:IfcDate
Pset_InterceptorTypeCommon | IfcInterceptor, IfcInterceptorType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET NominalBodyLength:IfcPositiveLengthMeasure NominalBodyWidth:IfcPositiveLengthMeasure NominalBodyDepth:IfcPositiveLengthMeasure InletConnectionSize:IfcPositiveLengthMeasure OutletConnectionSize:IfcPositiveLengthMeasure CoverLength:IfcPositiveLengthMeasure CoverWidth:IfcPositiveLengthMeasure VentilatingPipeSize:IfcPositiveLengthMeasure
Pset_IpNetworkEquipmentPHistory | IfcCommunicationsAppliance/IPNETWORKEQUIPMENT | NumberOfPackets:-
Pset_JettyCommon | IfcMarineFacility/JETTY | StructuralType:IfcLabel BentSpacing:IfcLengthMeasure PierSectionType=CLOSED/OPEN Elevation:IfcLengthMeasure
Pset_JettyDesignCriteria | IfcMarineFacility/JETTY | HighWaterLevel:IfcLengthMeasure LowWaterLevel:IfcLengthMeasure ExtremeHighWaterLevel:IfcLengthMeasure ExtremeLowWaterLevel:IfcLengthMeasure ShipLoading:IfcForceMeasure WaveLoading:IfcForceMeasure FlowLoading:IfcForceMeasure UniformlyDistributedLoad:IfcForceMeasure EquipmentLoading:IfcForceMeasure
Pset_JunctionBoxTypeCommon | IfcJunctionBox, IfcJunctionBoxType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET NumberOfGangs:IfcCountMeasure ClearDepth:IfcPositiveLengthMeasure ShapeType=RECTANGULAR/ROUND/SLOT/OTHER/NOTKNOWN/UNSET PlacingType=CEILING/FLOOR/WALL/OTHER/NOTKNOWN/UNSET JunctionBoxMountingType=CUT_IN/FACENAIL/SIDENAIL/OTHER/NOTKNOWN/UNSET IsExternal:IfcBoolean IP_Code:IfcLabel NominalLength:IfcNonNegativeLengthMeasure NominalWidth:IfcNonNegativeLengthMeasure NominalHeight:IfcNonNegativeLengthMeasure
Pset_JunctionBoxTypeData | IfcJunctionBox/DATA, IfcJunctionBoxType/DATA | DataConnectionType=COPPER/FIBER/OTHER/NOTKNOWN/UNSET
Pset_KerbCommon | IfcKerb, IfcKerbType | CombinedKerbGutter:IfcBoolean Upstand:IfcNonNegativeLengthMeasure Mountable:IfcBoolean
Pset_KerbStone | IfcKerb, IfcKerbType | NominalHeight:IfcNonNegativeLengthMeasure NominalLength:IfcNonNegativeLengthMeasure StoneFinishes:IfcLabel TypeDesignation:IfcLabel NominalWidth:IfcNonNegativeLengthMeasure
Pset_LampTypeCommon | IfcLamp, IfcLampType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET ContributedLuminousFlux:IfcLuminousFluxMeasure LightEmitterNominalPower:IfcPowerMeasure LampMaintenanceFactor:IfcReal LampBallastType=CONVENTIONAL/ELECTRONIC/LOWLOSS/RESISTOR/OTHER/NOTKNOWN/UNSET LampCompensationType=CAPACITIVE/INDUCTIVE/OTHER/NOTKNOWN/UNSET ColourAppearance:IfcLabel Spectrum:IfcNumericMeasure ColourTemperature:IfcThermodynamicTemperatureMeasure ColourRenderingIndex:IfcInteger
Pset_LandRegistration | IfcSite | LandID:IfcIdentifier IsPermanentID:IfcBoolean LandTitleID:IfcIdentifier
Pset_LightFixtureTypeCommon | IfcLightFixture, IfcLightFixtureType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET NumberOfSources:IfcCountMeasure TotalWattage:IfcPowerMeasure LightFixtureMountingType=CABLESPANNED/FREESTANDING/POLE_SIDE/POLE_TOP/RECESSED/SURFACE/SUSPENDED/TRACKMOUNTED/OTHER/NOTKNOWN/UNSET LightFixturePlacingType=CEILING/FLOOR/FURNITURE/POLE/WALL/OTHER/NOTKNOWN/UNSET MaintenanceFactor:IfcReal MaximumPlenumSensibleLoad:IfcPowerMeasure MaximumSpaceSensibleLoad:IfcPowerMeasure SensibleLoadToRadiant:IfcPositiveRatioMeasure
Pset_LightFixtureTypeSecurityLighting | IfcLightFixture/SECURITYLIGHTING, IfcLightFixtureType/SECURITYLIGHTING | SecurityLightingType=BLUEILLUMINATION/EMERGENCYEXITLIGHT/SAFETYLIGHT/WARNINGLIGHT/OTHER/NOTKNOWN/UNSET FixtureHeight:IfcPositiveLengthMeasure SelfTestFunction=CENTRAL/LOCAL/NONE/OTHER/NOTKNOWN/UNSET BackupSupplySystem=CENTRALBATTERY/LOCALBATTERY/OTHER/NOTKNOWN/UNSET PictogramEscapeDirection=DOWNARROW/LEFTARROW/RIGHTARROW/UPARROW/OTHER/NOTKNOWN/UNSET Addressablility=IMPLEMENTED/NOTIMPLEMENTED/UPGRADEABLETO/OTHER/NOTKNOWN/UNSET
Pset_LinearReferencingMethod | IfcAlignment, IfcReferent | LRMName:IfcLabel LRMType=LRM_ABSOLUTE/LRM_INTERPOLATIVE/LRM_RELATIVE/LRM_USERDEFINED UserDefinedLRMType:IfcLabel LRMUnit:IfcLabel LRMConstraint:IfcLabel
Pset_MaintenanceStrategy | IfcAsset, IfcElement, IfcSystem, IfcElementType | AssetCriticality=HIGH/LOW/MODERATE/VERYHIGH/VERYLOW AssetFrailty=HIGH/LOW/MODERATE/VERYHIGH/VERYLOW AssetPriority=HIGH/LOW/MODERATE/VERYHIGH/VERYLOW MonitoringType=FEEDBACK/INSPECTION/IOT/PPM/SENSORS AccidentResponse=EMERGENCYINSPECTION/EMERGENCYPROCEDURE/REACTIVE/URGENTINSPECTION/URGENTPROCEDURE
Pset_MaintenanceTriggerCondition | IfcAsset, IfcElement, IfcSystem, IfcElementType | ConditionTargetPerformance=HIGH/LOW/MODERATE/VERYHIGH/VERYLOW ConditionMaintenanceLevel=HIGH/LOW/MODERATE/VERYHIGH/VERYLOW ConditionReplacementLevel=HIGH/LOW/MODERATE/VERYHIGH/VERYLOW ConditionDisposalLevel=HIGH/LOW/MODERATE/VERYHIGH/VERYLOW
Pset_MaintenanceTriggerDuration | IfcAsset, IfcElement, IfcSystem, IfcElementType | DurationTargetPerformance:IfcDuration DurationMaintenanceLevel:IfcDuration DurationReplacementLevel:IfcDuration DurationDisposalLevel:IfcDuration
Pset_MaintenanceTriggerPerformance | IfcAsset, IfcElement, IfcSystem, IfcElementType | TargetPerformance:IfcReal PerformanceMaintenanceLevel:IfcReal ReplacementLevel:IfcReal DisposalLevel:IfcReal
Pset_ManufacturerOccurrence | IfcElement | AcquisitionDate:IfcDate BarCode:IfcIdentifier SerialNumber:IfcIdentifier BatchReference:IfcIdentifier AssemblyPlace=FACTORY/OFFSITE/SITE/OTHER/NOTKNOWN/UNSET ManufacturingDate:IfcDate
Pset_ManufacturerTypeInformation | IfcElement, IfcElementType | GlobalTradeItemNumber:IfcIdentifier ArticleNumber:IfcIdentifier ModelReference:IfcLabel ModelLabel:IfcLabel Manufacturer:IfcLabel ProductionYear:IfcLabel AssemblyPlace=FACTORY/OFFSITE/SITE/OTHER/NOTKNOWN/UNSET OperationalDocument:- SafetyDocument:- PerformanceCertificate:-
Pset_MarineFacilityTransportation | IfcMarineFacility | Berths:IfcCountMeasure BerthGrade:IfcLabel BerthCargoWeight:IfcMassMeasure
Pset_MarinePartChamberCommon | IfcMarinePart/CHAMBER | EffectiveChamberSize:IfcVolumeMeasure StructuralType:IfcLabel
Pset_MarineVehicleCommon | IfcVehicle/VEHICLEMARINE, IfcVehicleType/VEHICLEMARINE | LengthBetweenPerpendiculars:IfcPositiveLengthMeasure VesselDepth:IfcLengthMeasure VesselDraft:IfcLengthMeasure AboveDeckProjectedWindEnd:IfcAreaMeasure AboveDeckProjectedWindSide:IfcAreaMeasure Displacement:IfcMassMeasure CargoDeadWeight:IfcMassMeasure LaneMeters:IfcLengthMeasure
Pset_MarineVehicleDesignCriteria | IfcVehicle/VEHICLEMARINE, IfcVehicleType/VEHICLEMARINE | AllowableHullPressure:IfcPressureMeasure SoftnessCoefficient:IfcPositiveRatioMeasure
Pset_MarkerGeneral | IfcElementAssembly/SIGNALASSEMBLY, IfcElementAssemblyType/SIGNALASSEMBLY | ApproachSpeed:IfcLinearVelocityMeasure MarkerType=APPROACHING_MARKER/CABLE_POST_MARKER/COMMUNICATION_MODE_CONVERSION_MARKER/EMU_STOP_POSITION_SIGN/FOUR_ASPECT_CAB_SIGNAL_CONNECT_SIGN/FOUR_ASPECT_CAB_SIGNAL_DISCONNECT_SIGN/LEVEL_CONVERSION_SIGN/LOCOMOTIVE_STOP_POSITION_SIGN/RELAY_STATION_SIGN/RESTRICTION_PLACE_SIGN/RESTRICTION_PROTECTION_AREA_TERMINAL_SIGN/RESTRICTION_SIGN/SECTION_SIGNAL_MARKER/STOP_SIGN/TRACK_CIRCUIT_TUNING_ZONE_SIGN/OTHER/NOTKNOWN/UNSET NominalHeight:IfcPositiveLengthMeasure Symbol:- NominalWidth:IfcNonNegativeLengthMeasure
Pset_MarkingLinesCommon | IfcSurfaceFeature/LINEMARKING | DashedLine:IfcBoolean DashedLinePattern:IfcLabel NominalWidth:IfcNonNegativeLengthMeasure
Pset_MaterialCombustion | IfcMaterial | SpecificHeatCapacity:IfcSpecificHeatCapacityMeasure N20Content:IfcPositiveRatioMeasure COContent:IfcPositiveRatioMeasure CO2Content:IfcPositiveRatioMeasure
Pset_MaterialCommon | IfcMaterial | MolecularWeight:IfcMolecularWeightMeasure Porosity:IfcNormalisedRatioMeasure MassDensity:IfcMassDensityMeasure
Pset_MaterialConcrete | IfcMaterial | CompressiveStrength:IfcPressureMeasure MaxAggregateSize:IfcPositiveLengthMeasure AdmixturesDescription:IfcText Workability:IfcText WaterImpermeability:IfcText ProtectivePoreRatio:IfcNormalisedRatioMeasure
Pset_MaterialEnergy | IfcMaterial | ViscosityTemperatureDerivative:IfcReal MoistureCapacityThermalGradient:IfcReal ThermalConductivityTemperatureDerivative:IfcReal SpecificHeatTemperatureDerivative:IfcReal VisibleRefractionIndex:IfcReal SolarRefractionIndex:IfcReal GasPressure:IfcPressureMeasure
Pset_MaterialFuel | IfcMaterial | CombustionTemperature:IfcThermodynamicTemperatureMeasure CarbonContent:IfcPositiveRatioMeasure LowerHeatingValue:IfcHeatingValueMeasure HigherHeatingValue:IfcHeatingValueMeasure
Pset_MaterialHygroscopic | IfcMaterial | UpperVaporResistanceFactor:IfcPositiveRatioMeasure LowerVaporResistanceFactor:IfcPositiveRatioMeasure IsothermalMoistureCapacity:IfcIsothermalMoistureCapacityMeasure VaporPermeability:IfcVaporPermeabilityMeasure MoistureDiffusivity:IfcMoistureDiffusivityMeasure
Pset_MaterialMechanical | IfcMaterial | DynamicViscosity:IfcDynamicViscosityMeasure YoungModulus:IfcModulusOfElasticityMeasure ShearModulus:IfcModulusOfElasticityMeasure PoissonRatio:IfcPositiveRatioMeasure ThermalExpansionCoefficient:IfcThermalExpansionCoefficientMeasure
Pset_MaterialOptical | IfcMaterial | VisibleTransmittance:IfcNormalisedRatioMeasure SolarTransmittance:IfcNormalisedRatioMeasure ThermalIrTransmittance:IfcNormalisedRatioMeasure ThermalIrEmissivityBack:IfcNormalisedRatioMeasure ThermalIrEmissivityFront:IfcNormalisedRatioMeasure VisibleReflectanceBack:IfcNormalisedRatioMeasure VisibleReflectanceFront:IfcNormalisedRatioMeasure SolarReflectanceBack:IfcNormalisedRatioMeasure SolarReflectanceFront:IfcNormalisedRatioMeasure
Pset_MaterialSteel | IfcMaterial | YieldStress:IfcPressureMeasure UltimateStress:IfcPressureMeasure UltimateStrain:IfcPositiveRatioMeasure HardeningModule:IfcModulusOfElasticityMeasure ProportionalStress:IfcPressureMeasure PlasticStrain:IfcPositiveRatioMeasure Relaxations:IfcNormalisedRatioMeasure StructuralGrade:IfcLabel
Pset_MaterialThermal | IfcMaterial | SpecificHeatCapacity:IfcSpecificHeatCapacityMeasure BoilingPoint:IfcThermodynamicTemperatureMeasure FreezingPoint:IfcThermodynamicTemperatureMeasure ThermalConductivity:IfcThermalConductivityMeasure
Pset_MaterialWater | IfcMaterial | IsPotable:IfcBoolean Hardness:IfcIonConcentrationMeasure AlkalinityConcentration:IfcIonConcentrationMeasure AcidityConcentration:IfcIonConcentrationMeasure ImpuritiesContent:IfcNormalisedRatioMeasure DissolvedSolidsContent:IfcNormalisedRatioMeasure PHLevel:IfcPHMeasure
Pset_MaterialWood | IfcMaterial | Species:IfcLabel StrengthGrade:IfcLabel AppearanceGrade:IfcLabel Layup:IfcLabel Layers:IfcInteger Plies:IfcInteger MoistureContent:IfcPositiveRatioMeasure DimensionalChangeCoefficient:IfcPositiveRatioMeasure ThicknessSwelling:IfcPositiveRatioMeasure
Pset_MaterialWoodBasedStructure | IfcMaterial | ApplicableStructuralDesignMethod:IfcLabel
Pset_MechanicalBeamInPlane | IfcMaterial | YoungModulus:IfcModulusOfElasticityMeasure YoungModulusMin:IfcModulusOfElasticityMeasure YoungModulusPerp:IfcModulusOfElasticityMeasure YoungModulusPerpMin:IfcModulusOfElasticityMeasure ShearModulus:IfcModulusOfElasticityMeasure ShearModulusMin:IfcModulusOfElasticityMeasure BendingStrength:IfcPressureMeasure TensileStrength:IfcPressureMeasure TensileStrengthPerp:IfcPressureMeasure CompStrength:IfcPressureMeasure CompStrengthPerp:IfcPressureMeasure RaisedCompStrengthPerp:IfcPressureMeasure ShearStrength:IfcPressureMeasure TorsionalStrength:IfcPressureMeasure ReferenceDepth:IfcPositiveLengthMeasure InstabilityFactors:IfcPositiveRatioMeasure
Pset_MechanicalBeamInPlaneNegative | IfcMaterial | YoungModulus:IfcModulusOfElasticityMeasure YoungModulusMin:IfcModulusOfElasticityMeasure YoungModulusPerp:IfcModulusOfElasticityMeasure YoungModulusPerpMin:IfcModulusOfElasticityMeasure ShearModulus:IfcModulusOfElasticityMeasure ShearModulusMin:IfcModulusOfElasticityMeasure BendingStrength:IfcPressureMeasure TensileStrength:IfcPressureMeasure TensileStrengthPerp:IfcPressureMeasure CompStrength:IfcPressureMeasure CompStrengthPerp:IfcPressureMeasure RaisedCompStrengthPerp:IfcPressureMeasure ShearStrength:IfcPressureMeasure TorsionalStrength:IfcPressureMeasure ReferenceDepth:IfcPositiveLengthMeasure InstabilityFactors:IfcPositiveRatioMeasure
Pset_MechanicalBeamOutOfPlane | IfcMaterial | YoungModulus:IfcModulusOfElasticityMeasure YoungModulusMin:IfcModulusOfElasticityMeasure YoungModulusPerp:IfcModulusOfElasticityMeasure YoungModulusPerpMin:IfcModulusOfElasticityMeasure ShearModulus:IfcModulusOfElasticityMeasure ShearModulusMin:IfcModulusOfElasticityMeasure BendingStrength:IfcPressureMeasure TensileStrength:IfcPressureMeasure TensileStrengthPerp:IfcPressureMeasure CompStrength:IfcPressureMeasure CompStrengthPerp:IfcPressureMeasure RaisedCompStrengthPerp:IfcPressureMeasure ShearStrength:IfcPressureMeasure TorsionalStrength:IfcPressureMeasure ReferenceDepth:IfcPositiveLengthMeasure InstabilityFactors:IfcPositiveRatioMeasure
Pset_MechanicalFastenerAnchorBolt | IfcMechanicalFastener/ANCHORBOLT, IfcMechanicalFastenerType/ANCHORBOLT | AnchorBoltLength:IfcPositiveLengthMeasure AnchorBoltDiameter:IfcPositiveLengthMeasure AnchorBoltThreadLength:IfcPositiveLengthMeasure AnchorBoltProtrusionLength:IfcPositiveLengthMeasure
Pset_MechanicalFastenerBolt | IfcMechanicalFastener/BOLT, IfcMechanicalFastenerType/BOLT | ThreadDiameter:IfcPositiveLengthMeasure ThreadLength:IfcPositiveLengthMeasure NutsCount:IfcCountMeasure WashersCount:IfcCountMeasure HeadShape:IfcLabel KeyShape:IfcLabel NutShape:IfcLabel WasherShape:IfcLabel
Pset_MechanicalFastenerOCSFitting | IfcMechanicalFastener/COUPLER, IfcMechanicalFastenerType/COUPLER | ManufacturingTechnology:IfcLabel OCSFasteningType=EARTHING_FITTING/JOINT_FITTING/REGISTRATION_FITTING/SUPPORT_FITTING/SUSPENSION_FITTING/TENSIONING_FITTING/TERMINATION_FITTING/OTHER/NOTKNOWN/UNSET
Pset_MechanicalFastenerTypeRailFastening | IfcMechanicalFastener/RAILFASTENING, IfcMechanicalFastenerType/RAILFASTENING | TechnicalStandard:- IsReducedResistanceFastening:IfcBoolean TrackFasteningElasticityType=ELASTIC_FASTENING/RIGID_FASTENING/OTHER/NOTKNOWN/UNSET
Pset_MechanicalFastenerTypeRailJoint | IfcMechanicalFastener/RAILJOINT, IfcMechanicalFastenerType/RAILJOINT | SleeperArrangement=BETWEENSLEEPERS/TWINSLEEPER/OTHER/NOTKNOWN/UNSET IsCWRJoint:IfcBoolean IsJointInsulated:IfcBoolean IsLiftingBracketConnection:IfcBoolean NumberOfScrews:IfcCountMeasure RailGap:IfcPositiveLengthMeasure IsJointControlEquipment:IfcBoolean AssemblyPlace=FACTORY/OFFSITE/SITE/OTHER/NOTKNOWN/UNSET
Pset_MechanicalPanelInPlane | IfcMaterial | YoungModulusBending:IfcModulusOfElasticityMeasure/IfcPositivePlaneAngleMeasure YoungModulusTension:IfcModulusOfElasticityMeasure/IfcPositivePlaneAngleMeasure YoungModulusCompression:IfcModulusOfElasticityMeasure ShearModulus:IfcModulusOfElasticityMeasure BendingStrength:IfcPressureMeasure/IfcPositivePlaneAngleMeasure CompressiveStrength:IfcPressureMeasure/IfcPositivePlaneAngleMeasure TensileStrength:IfcPressureMeasure/IfcPositivePlaneAngleMeasure ShearStrength:IfcPressureMeasure/IfcPositivePlaneAngleMeasure BearingStrength:IfcPressureMeasure/IfcPositivePlaneAngleMeasure RaisedCompressiveStrength:IfcPressureMeasure ReferenceDepth:IfcPositiveLengthMeasure
Pset_MechanicalPanelOutOfPlane | IfcMaterial | YoungModulusBending:IfcModulusOfElasticityMeasure/IfcPositivePlaneAngleMeasure YoungModulusTension:IfcModulusOfElasticityMeasure/IfcPositivePlaneAngleMeasure YoungModulusCompression:IfcModulusOfElasticityMeasure ShearModulus:IfcModulusOfElasticityMeasure BendingStrength:IfcPressureMeasure/IfcPositivePlaneAngleMeasure CompressiveStrength:IfcPressureMeasure/IfcPositivePlaneAngleMeasure TensileStrength:IfcPressureMeasure/IfcPositivePlaneAngleMeasure ShearStrength:IfcPressureMeasure/IfcPositivePlaneAngleMeasure BearingStrength:IfcPressureMeasure/IfcPositivePlaneAngleMeasure RaisedCompressiveStrength:IfcPressureMeasure ReferenceDepth:IfcPositiveLengthMeasure
Pset_MechanicalPanelOutOfPlaneNegative | IfcMaterial | YoungModulusBending:IfcModulusOfElasticityMeasure/IfcPositivePlaneAngleMeasure YoungModulusTension:IfcModulusOfElasticityMeasure/IfcPositivePlaneAngleMeasure YoungModulusCompression:IfcModulusOfElasticityMeasure ShearModulus:IfcModulusOfElasticityMeasure BendingStrength:IfcPressureMeasure/IfcPositivePlaneAngleMeasure CompressiveStrength:IfcPressureMeasure/IfcPositivePlaneAngleMeasure TensileStrength:IfcPressureMeasure/IfcPositivePlaneAngleMeasure ShearStrength:IfcPressureMeasure/IfcPositivePlaneAngleMeasure BearingStrength:IfcPressureMeasure/IfcPositivePlaneAngleMeasure RaisedCompressiveStrength:IfcPressureMeasure ReferenceDepth:IfcPositiveLengthMeasure
Pset_MedicalDeviceTypeCommon | IfcMedicalDevice, IfcMedicalDeviceType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_MemberCommon | IfcMember, IfcMemberType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET Span:IfcPositiveLengthMeasure Slope:IfcPlaneAngleMeasure Roll:IfcPlaneAngleMeasure IsExternal:IfcBoolean ThermalTransmittance:IfcThermalTransmittanceMeasure LoadBearing:IfcBoolean FireRating:IfcLabel
Pset_MemberTypeAnchoringBar | IfcMember/BRACE, IfcMemberType/BRACE | MechanicalStressType=MECHANICAL_COMPRESSION/MECHANICAL_TRACTION/OTHER/NOTKNOWN/UNSET HasLightningRod:IfcBoolean
Pset_MemberTypeCatenaryStay | IfcMember/STAY_CABLE, IfcMemberType/STAY_CABLE | AssemblyInstruction:- NominalLength:IfcNonNegativeLengthMeasure CatenaryStayType=DOUBLE_STAY/SINGLE_STAY/OTHER/NOTKNOWN/UNSET NominalHeight:IfcNonNegativeLengthMeasure
Pset_MemberTypeOCSRigidSupport | IfcMember/MEMBER, IfcMemberType/MEMBER | AssemblyInstruction:- ContactWireStagger:IfcPositiveLengthMeasure
Pset_MemberTypePost | IfcMember/POST, IfcMemberType/POST | NominalHeight:IfcNonNegativeLengthMeasure ConicityRatio:IfcRatioMeasure LoadBearingCapacity:IfcPlanarForceMeasure WindLoadRating:IfcLabel TorsionalStrength:IfcPressureMeasure BendingStrength:IfcPressureMeasure
Pset_MemberTypeTieBar | IfcMember/TIEBAR, IfcMemberType/TIEBAR | IsTemporaryInstallation:IfcBoolean
Pset_MobileTelecommunicationsApplianceTypeAccessPoint | IfcMobileTelecommunicationsAppliance/ACCESSPOINT, IfcMobileTelecommunicationsApplianceType/ACCESSPOINT | BandWidth:IfcFrequencyMeasure DataEncryptionType:IfcLabel DataExchangeRate:IfcIntegerCountRateMeasure NumberOfAntennas:IfcCountMeasure NumberOfInterfaces:IfcInteger/IfcLabel UserCapacity:IfcInteger
Pset_MobileTelecommunicationsApplianceTypeBasebandUnit | IfcMobileTelecommunicationsAppliance/BASEBANDUNIT, IfcMobileTelecommunicationsApplianceType/BASEBANDUNIT | NumberOfCarriers:IfcCountMeasure NumberOfInterfaces:IfcInteger/IfcLabel NumberOfEmergencyTransceivers:IfcCountMeasure MaximumNumberOfRRUs:IfcInteger
Pset_MobileTelecommunicationsApplianceTypeBaseTransceiverStation | IfcMobileTelecommunicationsAppliance/BASETRANSCEIVERSTATION, IfcMobileTelecommunicationsApplianceType/BASETRANSCEIVERSTATION | DownlinkRadioBand:IfcFrequencyMeasure NumberOfCarriers:IfcCountMeasure NumberOfAntennas:IfcCountMeasure UplinkRadioBand:IfcFrequencyMeasure ExchangeCapacity:IfcInteger NumberOfEmergencyTransceivers:IfcCountMeasure NumberOfTransceiversPerAntenna:IfcInteger/IfcLabel RadiatedOutputPowerPerAntenna:IfcPowerMeasure/IfcLabel NumberOfInterfaces:IfcInteger/IfcLabel
Pset_MobileTelecommunicationsApplianceTypeCommon | IfcMobileTelecommunicationsAppliance, IfcMobileTelecommunicationsApplianceType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_MobileTelecommunicationsApplianceTypeEUtranNodeB | IfcMobileTelecommunicationsAppliance/E_UTRAN_NODE_B, IfcMobileTelecommunicationsApplianceType/E_UTRAN_NODE_B | DownlinkRadioBand:IfcFrequencyMeasure NumberOfCarriers:IfcCountMeasure RadiatedOutputPowerPerAntenna:IfcPowerMeasure/IfcLabel NumberOfAntennas:IfcCountMeasure NumberOfInterfaces:IfcInteger/IfcLabel UplinkRadioBand:IfcFrequencyMeasure
Pset_MobileTelecommunicationsApplianceTypeMasterUnit | IfcMobileTelecommunicationsAppliance/MASTERUNIT, IfcMobileTelecommunicationsApplianceType/MASTERUNIT | NumberOfInterfaces:IfcInteger/IfcLabel MaximumNumberOfConnectedRUs:IfcInteger TransmissionType=FIBER/RADIO/OTHER/NOTKNOWN/UNSET TransmittedBandwidth:IfcFrequencyMeasure TransmittedFrequency:IfcFrequencyMeasure TransmittedSignal=CDMA/GSM/LTE/TD_SCDMA/WCDMA/OTHER/NOTKNOWN/UNSET MasterUnitType=ANALOG/DIGITAL/OTHER/NOTKNOWN/UNSET
Pset_MobileTelecommunicationsApplianceTypeMobileSwitchingCenter | IfcMobileTelecommunicationsAppliance/MOBILESWITCHINGCENTER, IfcMobileTelecommunicationsApplianceType/MOBILESWITCHINGCENTER | UserCapacity:IfcInteger NumberOfInterfaces:IfcInteger/IfcLabel MaximumNumberOfManagedBSCs:IfcInteger
Pset_MobileTelecommunicationsApplianceTypeMSCServer | IfcMobileTelecommunicationsAppliance/MSCSERVER, IfcMobileTelecommunicationsApplianceType/MSCSERVER | UserCapacity:IfcInteger NumberOfInterfaces:IfcInteger/IfcLabel
Pset_MobileTeleCommunicationsApplianceTypeRemoteRadioUnit | IfcMobileTelecommunicationsAppliance/REMOTERADIOUNIT, IfcMobileTelecommunicationsApplianceType/REMOTERADIOUNIT | DownlinkRadioBand:IfcFrequencyMeasure NumberOfCarriers:IfcCountMeasure NumberOfInterfaces:IfcInteger/IfcLabel UplinkRadioBand:IfcFrequencyMeasure NumberOfTransceiversPerAntenna:IfcInteger/IfcLabel RadiatedOutputPowerPerAntenna:IfcPowerMeasure/IfcLabel AntennaType:IfcLabel RRUConnectionType=CHAIN/MIXED/RING/STAR/OTHER/NOTKNOWN/UNSET
Pset_MobileTelecommunicationsApplianceTypeRemoteUnit | IfcMobileTelecommunicationsAppliance/REMOTEUNIT, IfcMobileTelecommunicationsApplianceType/REMOTEUNIT | NumberOfInterfaces:IfcInteger/IfcLabel NumberOfAntennas:IfcCountMeasure RUConnectionType=CHAIN/MIXED/RING/STAR/OTHER/NOTKNOWN/UNSET
Pset_MooringDeviceCommon | IfcMooringDevice, IfcMooringDeviceType | DeviceType=CLEAT/DOUBLEBUTT/HORN/KIDNEY/PILLAR/RING/SINGLEBUTT/THEAD DeviceCapacity:IfcForceMeasure AnchorageType=CASTIN/DRILLEDANDFIXED/THROUGHBOLTED MinumumLineSlope:IfcPlaneAngleMeasure MaximumLineSlope:IfcPlaneAngleMeasure MaximumLineCount:IfcCountMeasure
Pset_MotorConnectionTypeCommon | IfcMotorConnection, IfcMotorConnectionType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_OnSiteCastKerb | IfcKerb, IfcKerbType | NominalHeight:IfcNonNegativeLengthMeasure NominalWidth:IfcNonNegativeLengthMeasure
Pset_OnSiteTelecomControlUnit | IfcController, IfcControllerType | HasEarthquakeAlarm:IfcBoolean HasEarthquakeCollection:IfcBoolean HasForeignObjectCollection:IfcBoolean ControllerInterfaceType=EARTHQUAKERELAYINTERFACE/FOREIGNOBJECTRELAYINTERFACE/RS_422/RS_485/OTHER/NOTKNOWN/UNSET HasOutputFunction:IfcBoolean HasRainCollection:IfcBoolean HasSnowCollection:IfcBoolean HasWindCollection:IfcBoolean
Pset_OpeningElementCommon | IfcOpeningElement | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET Purpose:IfcLabel FireExit:IfcBoolean FireRating:IfcLabel AcousticRating:IfcLabel
Pset_OpticalAdapter | IfcCableFitting/TRANSITION, IfcCableFittingType/TRANSITION | FiberType=BEND_INSENSITIVEFIBER/CUTOFFSHIFTEDFIBER/DISPERSIONSHIFTEDFIBER/LOWWATERPEAKFIBER/NON_ZERODISPERSIONSHIFTEDFIBER/OM1/OM2/OM3/OM4/OM5/STANDARDSINGLEMODEFIBER/OTHER/NOTKNOWN/UNSET
Pset_OpticalPigtail | IfcCableSegment/OPTICALCABLESEGMENT, IfcCableSegmentType/OPTICALCABLESEGMENT | JacketColour:IfcLabel FiberType=BEND_INSENSITIVEFIBER/CUTOFFSHIFTEDFIBER/DISPERSIONSHIFTEDFIBER/LOWWATERPEAKFIBER/NON_ZERODISPERSIONSHIFTEDFIBER/OM1/OM2/OM3/OM4/OM5/STANDARDSINGLEMODEFIBER/OTHER/NOTKNOWN/UNSET ConnectorType:IfcLabel
Pset_OpticalSplitter | IfcJunctionBox/DATA, IfcJunctionBoxType/DATA | NumberOfBranches:IfcCountMeasure OpticalSplitterType=MULTIMODE/SINGLEMODE/OTHER/NOTKNOWN/UNSET NumberOfInterfaces:IfcInteger/IfcLabel
Pset_OutletTypeCommon | IfcOutlet, IfcOutletType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET IsPluggableOutlet:IfcLogical NumberOfSockets:IfcCountMeasure
Pset_OutsideDesignCriteria | IfcBuilding | HeatingDryBulb:IfcThermodynamicTemperatureMeasure HeatingWetBulb:IfcThermodynamicTemperatureMeasure HeatingDesignDay:IfcDateTime CoolingDryBulb:IfcThermodynamicTemperatureMeasure CoolingWetBulb:IfcThermodynamicTemperatureMeasure CoolingDesignDay:IfcDateTime WeatherDataStation:IfcText WeatherDataDate:IfcDateTime BuildingThermalExposure=HEAVY/LIGHT/MEDIUM/NOTKNOWN/UNSET PrevailingWindDirection:IfcPlaneAngleMeasure PrevailingWindVelocity:IfcLinearVelocityMeasure
Pset_PackingInstructions | IfcTask/MOVE, IfcTaskType/MOVE | PackingCareType=FRAGILE/HANDLEWITHCARE/OTHER/NOTKNOWN/UNSET WrappingMaterial:- ContainerMaterial:- SpecialInstructions:IfcText
Pset_PatchCordCable | IfcCableSegment/CABLESEGMENT, IfcCableSegment/OPTICALCABLESEGMENT, IfcCableSegmentType/CABLESEGMENT, IfcCableSegmentType/OPTICALCABLESEGMENT | JacketColour:IfcLabel
Pset_PavementCommon | IfcPavement, IfcPavementType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET NominalThicknessEnd:IfcNonNegativeLengthMeasure StructuralSlope:IfcPositiveRatioMeasure StructuralSlopeType:IfcLabel NominalWidth:IfcNonNegativeLengthMeasure NominalLength:IfcNonNegativeLengthMeasure NominalThickness:IfcNonNegativeLengthMeasure
Pset_PavementMillingCommon | IfcEarthworksCut/PAVEMENTMILLING | NominalDepth:IfcNonNegativeLengthMeasure NominalWidth:IfcNonNegativeLengthMeasure
Pset_PavementSurfaceCommon | IfcPavement, IfcPavementType | PavementRoughness:IfcNumericMeasure PavementTexture:IfcPositiveLengthMeasure
Pset_PermeableCoveringProperties | IfcDoor, IfcMember, IfcWindow, IfcDoorType, IfcMemberType, IfcWindowType | OperationType=GRILL/LOUVER/SCREEN/OTHER/NOTKNOWN/UNSET PanelPosition=BOTTOM/LEFT/MIDDLE/RIGHT/TOP/OTHER/NOTKNOWN/UNSET FrameDepth:IfcPositiveLengthMeasure FrameThickness:IfcPositiveLengthMeasure
Pset_Permit | IfcPermit | EscortRequirement:IfcBoolean StartDate:IfcDateTime EndDate:IfcDateTime SpecialRequirements:IfcText
Pset_PileCommon | IfcPile, IfcPileType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET LoadBearing:IfcBoolean
Pset_PipeConnectionFlanged | IfcPipeSegment, IfcPipeSegmentType | FlangeTable:IfcLabel FlangeStandard:IfcLabel BoreSize:IfcPositiveLengthMeasure FlangeDiameter:IfcPositiveLengthMeasure FlangeThickness:IfcPositiveLengthMeasure NumberOfBoltholes:IfcCountMeasure BoltSize:IfcPositiveLengthMeasure BoltholePitch:IfcPositiveLengthMeasure
Pset_PipeFittingOccurrence | IfcPipeFitting | InteriorRoughnessCoefficient:IfcPositiveLengthMeasure Colour:IfcLabel
Pset_PipeFittingPHistory | IfcPipeFitting | LossCoefficient:- FlowrateLeakage:-
Pset_PipeFittingTypeCommon | IfcPipeFitting, IfcPipeFittingType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET PressureClass:IfcPressureMeasure PressureRange:IfcPressureMeasure TemperatureRange:IfcThermodynamicTemperatureMeasure FittingLossFactor:IfcReal
Pset_PipeSegmentOccurrence | IfcPipeSegment | InteriorRoughnessCoefficient:IfcPositiveLengthMeasure Colour:IfcLabel Gradient:IfcPositiveRatioMeasure InvertElevation:IfcLengthMeasure
Pset_PipeSegmentPHistory | IfcPipeSegment | LeakageCurve:- FluidFlowLeakage:-
Pset_PipeSegmentTypeCommon | IfcPipeSegment, IfcPipeSegmentType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET WorkingPressure:IfcPressureMeasure PressureRange:IfcPressureMeasure TemperatureRange:IfcThermodynamicTemperatureMeasure NominalDiameter:IfcPositiveLengthMeasure InnerDiameter:IfcPositiveLengthMeasure OuterDiameter:IfcPositiveLengthMeasure Length:IfcPositiveLengthMeasure
Pset_PipeSegmentTypeCulvert | IfcPipeSegment/CULVERT, IfcPipeSegmentType/CULVERT | InternalWidth:IfcPositiveLengthMeasure ClearDepth:IfcPositiveLengthMeasure
Pset_PipeSegmentTypeGutter | IfcPipeSegment/GUTTER, IfcPipeSegmentType/GUTTER | Slope:IfcPlaneAngleMeasure FlowRating:IfcVolumetricFlowRateMeasure Complementaryfunction=DISPERSING_WELLS/LIFTING_WATER_WELLS/TRANSVERSAL_WATER_REMOVAL/OTHER/NOTKNOWN/NOTDEFINED OrthometricHeight:IfcLengthMeasure IsCovered:IfcBoolean IsMonitored:IfcBoolean
Pset_PlateCommon | IfcPlate, IfcPlateType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET AcousticRating:IfcLabel IsExternal:IfcBoolean ThermalTransmittance:IfcThermalTransmittanceMeasure LoadBearing:IfcBoolean FireRating:IfcLabel
Pset_PointMachine | IfcActuator/ELECTRICACTUATOR, IfcActuator/HANDOPERATEDACTUATOR, IfcActuator/HYDRAULICACTUATOR, IfcActuator/PNEUMATICACTUATOR, IfcActuatorType/ELECTRICACTUATOR, IfcActuatorType/HANDOPERATEDACTUATOR, IfcActuatorType/HYDRAULICACTUATOR, IfcActuatorType/PNEUMATICACTUATOR | ActionBarMovementLength:IfcPositiveLengthMeasure TractionForce:IfcForceMeasure ConversionTime:IfcTimeMeasure LockingForce:IfcForceMeasure HasLockInside:IfcBoolean MarkingRodMovementLength:IfcPositiveLengthMeasure MaximumOperatingTime:IfcTimeMeasure MinimumOperatingSpeed:IfcAngularVelocityMeasure Current:IfcElectricCurrentMeasure
Pset_PowerControlSystem | IfcDistributionSystem/ELECTRICAL | AssemblyInstruction:-
Pset_PrecastConcreteElementFabrication | IfcBeam, IfcBuildingElementProxy, IfcChimney, IfcCivilElement, IfcColumn, IfcFooting, IfcMember, IfcPile, IfcPlate, IfcRampFlight, IfcRamp, IfcRoof, IfcSlab, IfcStairFlight, IfcStair, IfcWall, IfcBeamType, IfcBuildingElementProxyType, IfcChimneyType, IfcCivilElementType, IfcColumnType, IfcFootingType, IfcMemberType, IfcPileType, IfcPlateType, IfcRampFlightType, IfcRampType, IfcRoofType, IfcSlabType, IfcStairFlightType, IfcStairType, IfcWallType | TypeDesignation:IfcLabel ProductionLotId:IfcIdentifier SerialNumber:IfcIdentifier PieceMark:IfcLabel AsBuiltLocationNumber:IfcLabel ActualProductionDate:IfcDateTime ActualErectionDate:IfcDateTime
Pset_PrecastConcreteElementGeneral | IfcBeam, IfcBuildingElementProxy, IfcChimney, IfcCivilElement, IfcColumn, IfcFooting, IfcMember, IfcPile, IfcPlate, IfcRampFlight, IfcRamp, IfcRoof, IfcSlab, IfcStairFlight, IfcStair, IfcWall, IfcBeamType, IfcBuildingElementProxyType, IfcChimneyType, IfcCivilElementType, IfcColumnType, IfcFootingType, IfcMemberType, IfcPileType, IfcPlateType, IfcRampFlightType, IfcRampType, IfcRoofType, IfcSlabType, IfcStairFlightType, IfcStairType, IfcWallType | TypeDesignation:IfcLabel CornerChamfer:IfcPositiveLengthMeasure ManufacturingToleranceClass:IfcLabel FormStrippingStrength:IfcPressureMeasure LiftingStrength:IfcPressureMeasure ReleaseStrength:IfcPressureMeasure MinimumAllowableSupportLength:IfcPositiveLengthMeasure InitialTension:IfcPressureMeasure TendonRelaxation:IfcPositiveRatioMeasure TransportationStrength:IfcPressureMeasure SupportDuringTransportDescription:IfcText SupportDuringTransportDocReference:- HollowCorePlugging:IfcLabel CamberAtMidspan:IfcRatioMeasure BatterAtStart:IfcPlaneAngleMeasure BatterAtEnd:IfcPlaneAngleMeasure Twisting:IfcPlaneAngleMeasure Shortening:IfcRatioMeasure PieceMark:IfcLabel DesignLocationNumber:IfcLabel
Pset_PrecastKerbStone | IfcKerb, IfcKerbType | NominalHeight:IfcNonNegativeLengthMeasure NominalLength:IfcNonNegativeLengthMeasure TypeDesignation:IfcLabel NominalWidth:IfcNonNegativeLengthMeasure
Pset_PrecastSlab | IfcSlab, IfcSlabType | TypeDesignation:IfcLabel ToppingType:IfcLabel EdgeDistanceToFirstAxis:IfcPositiveLengthMeasure DistanceBetweenComponentAxes:IfcPositiveLengthMeasure AngleToFirstAxis:IfcPlaneAngleMeasure AngleBetweenComponentAxes:IfcPlaneAngleMeasure NominalThickness:IfcNonNegativeLengthMeasure NominalToppingThickness:IfcPositiveLengthMeasure
Pset_ProcessCapacity | IfcBuiltSystem, IfcDistributionSystem, IfcDoor, IfcSpace, IfcTransportationDevice, IfcZone, IfcDoorType, IfcSpaceType, IfcTransportationDeviceType | ProcessItem=BARREL/CGT/PASSENGER/TEU/TONNE/VEHICLE/OTHER/NOTKNOWN/UNSET ProcessCapacity:IfcCountMeasure ProcessPerformance:IfcDuration DownstreamConnections:IfcLabel UpstreamConnections:IfcLabel
Pset_ProfileArbitraryDoubleT | IfcArbitraryClosedProfileDef | OverallWidth:IfcPositiveLengthMeasure LeftFlangeWidth:IfcPositiveLengthMeasure RightFlangeWidth:IfcPositiveLengthMeasure OverallDepth:IfcPositiveLengthMeasure FlangeDepth:IfcPositiveLengthMeasure FlangeDraft:IfcNonNegativeLengthMeasure FlangeChamfer:IfcNonNegativeLengthMeasure FlangeBaseFillet:IfcNonNegativeLengthMeasure FlangeTopFillet:IfcNonNegativeLengthMeasure StemBaseWidth:IfcPositiveLengthMeasure StemTopWidth:IfcPositiveLengthMeasure StemBaseChamfer:IfcNonNegativeLengthMeasure StemTopChamfer:IfcNonNegativeLengthMeasure StemBaseFillet:IfcNonNegativeLengthMeasure StemTopFillet:IfcNonNegativeLengthMeasure
Pset_ProfileArbitraryHollowCore | IfcArbitraryProfileDefWithVoids | OverallWidth:IfcPositiveLengthMeasure OverallDepth:IfcPositiveLengthMeasure EdgeDraft:IfcNonNegativeLengthMeasure DraftBaseOffset:IfcNonNegativeLengthMeasure DraftSideOffset:IfcNonNegativeLengthMeasure BaseChamfer:IfcNonNegativeLengthMeasure KeyDepth:IfcNonNegativeLengthMeasure KeyHeight:IfcNonNegativeLengthMeasure KeyOffset:IfcNonNegativeLengthMeasure BottomCover:IfcPositiveLengthMeasure CoreSpacing:IfcPositiveLengthMeasure CoreBaseHeight:IfcPositiveLengthMeasure CoreMiddleHeight:IfcPositiveLengthMeasure CoreTopHeight:IfcPositiveLengthMeasure CoreBaseWidth:IfcPositiveLengthMeasure CoreTopWidth:IfcPositiveLengthMeasure CenterCoreSpacing:IfcPositiveLengthMeasure CenterCoreBaseHeight:IfcPositiveLengthMeasure CenterCoreMiddleHeight:IfcPositiveLengthMeasure CenterCoreTopHeight:IfcPositiveLengthMeasure CenterCoreBaseWidth:IfcPositiveLengthMeasure CenterCoreTopWidth:IfcPositiveLengthMeasure NumberOfCores:IfcCountMeasure
Pset_ProfileMechanical | IfcProfileDef | MassPerLength:IfcMassPerLengthMeasure CrossSectionArea:IfcAreaMeasure Perimeter:IfcPositiveLengthMeasure MinimumPlateThickness:IfcPositiveLengthMeasure MaximumPlateThickness:IfcPositiveLengthMeasure CentreOfGravityInX:IfcLengthMeasure CentreOfGravityInY:IfcLengthMeasure ShearCentreZ:IfcLengthMeasure ShearCentreY:IfcLengthMeasure MomentOfInertiaY:IfcMomentOfInertiaMeasure MomentOfInertiaZ:IfcMomentOfInertiaMeasure MomentOfInertiaYZ:IfcMomentOfInertiaMeasure TorsionalConstantX:IfcMomentOfInertiaMeasure WarpingConstant:IfcWarpingConstantMeasure ShearDeformationAreaZ:IfcAreaMeasure ShearDeformationAreaY:IfcAreaMeasure MaximumSectionModulusY:IfcSectionModulusMeasure MinimumSectionModulusY:IfcSectionModulusMeasure MaximumSectionModulusZ:IfcSectionModulusMeasure MinimumSectionModulusZ:IfcSectionModulusMeasure TorsionalSectionModulus:IfcSectionModulusMeasure ShearAreaZ:IfcAreaMeasure ShearAreaY:IfcAreaMeasure PlasticShapeFactorY:IfcPositiveRatioMeasure PlasticShapeFactorZ:IfcPositiveRatioMeasure
Pset_ProjectCommon | IfcProject | ProjectType=MODIFICATION/NEWBUILD/OPERATIONMAINTENANCE/RENOVATION/REPAIR ProjectInvestmentEstimate:- FundingSource:IfcLabel ROI:IfcRatioMeasure NetEarnedValue:- PaybackPeriod:IfcDuration
Pset_ProjectOrderChangeOrder | IfcProjectOrder/CHANGEORDER | ReasonForChange:IfcText BudgetSource:IfcText
Pset_ProjectOrderMaintenanceWorkOrder | IfcProjectOrder/MAINTENANCEWORKORDER | ProductDescription:IfcText WorkTypeRequested:IfcText ContractualType:IfcText IfNotAccomplished:IfcText MaintenanceType=CONDITIONBASED/CORRECTIVE/PLANNEDCORRECTIVE/SCHEDULED/OTHER/NOTKNOWN/UNSET FaultPriorityType=HIGH/LOW/MEDIUM/OTHER/NOTKNOWN/UNSET LocationPriorityType=HIGH/LOW/MEDIUM/OTHER/NOTKNOWN/UNSET ScheduledFrequency:IfcTimeMeasure
Pset_ProjectOrderMoveOrder | IfcProjectOrder/MOVEORDER | SpecialInstructions:IfcText
Pset_ProjectOrderPurchaseOrder | IfcProjectOrder/PURCHASEORDER | IsFOB:IfcBoolean ShipMethod:IfcText
Pset_ProjectOrderWorkOrder | IfcProjectOrder/WORKORDER | ProductDescription:IfcText WorkTypeRequested:IfcText ContractualType:IfcText IfNotAccomplished:IfcText
Pset_PropertyAgreement | IfcSpatialStructureElement, IfcSpatialStructureElementType | AgreementType=ASSIGNMENT/LEASE/TENANT/OTHER/NOTKNOWN/UNSET TrackingIdentifier:IfcIdentifier AgreementVersion:IfcLabel AgreementDate:IfcDate PropertyName:IfcLabel CommencementDate:IfcDate TerminationDate:IfcDate Duration:IfcDuration Options:IfcText ConditionCommencement:IfcText Restrictions:IfcText ConditionTermination:IfcText
Pset_ProtectiveDeviceBreakerUnitI2TCurve | IfcProtectiveDevice, IfcProtectiveDeviceType | VoltageLevel=U1000/U230/U400/U440/U525/U690/OTHER/NOTKNOWN/UNSET NominalCurrent:IfcElectricCurrentMeasure BreakerUnitCurve:IfcReal/IfcElectricCurrentMeasure
Pset_ProtectiveDeviceBreakerUnitI2TFuseCurve | IfcProtectiveDevice, IfcProtectiveDeviceType | VoltageLevel=U1000/U230/U400/U440/U525/U690/OTHER/NOTKNOWN/UNSET BreakerUnitFuseMeltingCurve:IfcReal/IfcElectricCurrentMeasure BreakerUnitFuseBreakingingCurve:IfcReal/IfcElectricCurrentMeasure
Pset_ProtectiveDeviceBreakerUnitIPICurve | IfcProtectiveDevice, IfcProtectiveDeviceType | VoltageLevel=U1000/U230/U400/U440/U525/U690/OTHER/NOTKNOWN/UNSET NominalCurrent:IfcElectricCurrentMeasure BreakerUnitIPICurve:IfcElectricCurrentMeasure
Pset_ProtectiveDeviceBreakerUnitTypeMCB | IfcProtectiveDevice/CIRCUITBREAKER, IfcProtectiveDeviceType/CIRCUITBREAKER | PowerLoss:IfcPowerMeasure VoltageLevel=U1000/U230/U400/U440/U525/U690/OTHER/NOTKNOWN/UNSET NominalCurrents:IfcElectricCurrentMeasure ICU60947:IfcElectricCurrentMeasure ICS60947:IfcElectricCurrentMeasure ICN60898:IfcElectricCurrentMeasure ICS60898:IfcElectricCurrentMeasure
Pset_ProtectiveDeviceBreakerUnitTypeMotorProtection | IfcProtectiveDevice, IfcProtectiveDeviceType | PerformanceClasses:IfcLabel VoltageLevel=U1000/U230/U400/U440/U525/U690/OTHER/NOTKNOWN/UNSET ICU60947:IfcElectricCurrentMeasure ICS60947:IfcElectricCurrentMeasure ICW60947:IfcElectricCurrentMeasure ICM60947:IfcElectricCurrentMeasure
Pset_ProtectiveDeviceOccurrence | IfcProtectiveDevice | PoleUsage=1P/1PN/2P/3P/3PN/4P/OTHER/NOTKNOWN/UNSET LongTimeFunction:IfcBoolean ShortTimeFunction:IfcBoolean ShortTimei2tFunction:IfcBoolean GroundFaultFunction:IfcBoolean GroundFaulti2tFunction:IfcBoolean LongTimeCurrentSetValue:IfcElectricCurrentMeasure ShortTimeCurrentSetValue:IfcElectricCurrentMeasure InstantaneousCurrentSetValue:IfcElectricCurrentMeasure GroundFaultCurrentSetValue:IfcElectricCurrentMeasure LongTimeDelay:IfcTimeMeasure ShortTimeTrippingTime:IfcTimeMeasure InstantaneousTrippingTime:IfcTimeMeasure GroundFaultTrippingTime:IfcTimeMeasure
Pset_ProtectiveDeviceTrippingCurve | IfcProtectiveDevice, IfcProtectiveDeviceType | TrippingCurveType=LOWER/UPPER/OTHER/NOTKNOWN/UNSET TrippingCurve:IfcTimeMeasure/IfcElectricCurrentMeasure
Pset_ProtectiveDeviceTrippingFunctionGCurve | IfcProtectiveDeviceTrippingUnit, IfcProtectiveDeviceTrippingUnitType | IsSelectable:IfcBoolean NominalCurrentAdjusted:IfcBoolean ExternalAdjusted:IfcBoolean ReleaseCurrent:IfcElectricCurrentMeasure ReleaseTime:IfcTimeMeasure CurrentTolerance1:IfcPositiveRatioMeasure CurrentToleranceLimit1:IfcTimeMeasure CurrentTolerance2:IfcPositiveRatioMeasure IsCurrentTolerancePositiveOnly:IfcBoolean TimeTolerance1:IfcPositiveRatioMeasure TimeToleranceLimit1:IfcElectricCurrentMeasure TimeTolerance2:IfcPositiveRatioMeasure IsTimeTolerancePositiveOnly:IfcBoolean ReleaseCurrentI2tStart:IfcElectricCurrentMeasure ReleaseTimeI2tStart:IfcTimeMeasure ReleaseCurrentI2tEnd:IfcElectricCurrentMeasure ReleaseTimeI2tEnd:IfcTimeMeasure
Pset_ProtectiveDeviceTrippingFunctionICurve | IfcProtectiveDeviceTrippingUnit, IfcProtectiveDeviceTrippingUnitType | IsSelectable:IfcBoolean NominalCurrentAdjusted:IfcBoolean ReleaseCurrent:IfcElectricCurrentMeasure ReleaseTime:IfcTimeMeasure CurrentTolerance1:IfcPositiveRatioMeasure CurrentToleranceLimit1:IfcTimeMeasure CurrentTolerance2:IfcPositiveRatioMeasure IsCurrentTolerancePositiveOnly:IfcBoolean TimeTolerance1:IfcPositiveRatioMeasure TimeToleranceLimit1:IfcElectricCurrentMeasure TimeTolerance2:IfcPositiveRatioMeasure IsTimeTolerancePositiveOnly:IfcBoolean MaxAdjustmentX_ICS:IfcElectricCurrentMeasure IsOffWhenSFunctionOn:IfcBoolean
Pset_ProtectiveDeviceTrippingFunctionLCurve | IfcProtectiveDeviceTrippingUnit, IfcProtectiveDeviceTrippingUnitType | IsSelectable:IfcBoolean UpperCurrent1:IfcElectricCurrentMeasure UpperCurrent2:IfcElectricCurrentMeasure UpperTime1:IfcTimeMeasure UpperTime2:IfcTimeMeasure LowerCurrent1:IfcElectricCurrentMeasure LowerCurrent2:IfcElectricCurrentMeasure LowerTime1:IfcTimeMeasure LowerTime2:IfcTimeMeasure
Pset_ProtectiveDeviceTrippingFunctionSCurve | IfcProtectiveDeviceTrippingUnit, IfcProtectiveDeviceTrippingUnitType | IsSelectable:IfcBoolean NominalCurrentAdjusted:IfcBoolean ReleaseCurrent:IfcElectricCurrentMeasure ReleaseTime:IfcTimeMeasure CurrentTolerance1:IfcPositiveRatioMeasure CurrentToleranceLimit1:IfcTimeMeasure CurrentTolerance2:IfcPositiveRatioMeasure IsCurrentTolerancePositiveOnly:IfcBoolean TimeTolerance1:IfcPositiveRatioMeasure TimeToleranceLimit1:IfcElectricCurrentMeasure TimeTolerance2:IfcPositiveRatioMeasure IsTimeTolerancePositiveOnly:IfcBoolean ReleaseCurrentI2tStart:IfcElectricCurrentMeasure ReleaseTimeI2tStart:IfcTimeMeasure ReleaseCurrentI2tEnd:IfcElectricCurrentMeasure ReleaseTimeI2tEnd:IfcTimeMeasure IsOffWhenLfunctionOn:IfcBoolean
Pset_ProtectiveDeviceTrippingUnitCurrentAdjustment | IfcProtectiveDeviceTrippingUnit, IfcProtectiveDeviceTrippingUnitType | AdjustmentValueType=LIST/RANGE CurrentAdjustmentRange:IfcElectricCurrentMeasure CurrentAdjustmentRangeStepValue:IfcElectricCurrentMeasure CurrentAdjustmentValues:IfcElectricCurrentMeasure AdjustmentDesignation:IfcLabel
Pset_ProtectiveDeviceTrippingUnitTimeAdjustment | IfcProtectiveDeviceTrippingUnit, IfcProtectiveDeviceTrippingUnitType | AdjustmentValueType=LIST/RANGE TimeAdjustmentRange:IfcTimeMeasure TimeAdjustmentRangeStepValue:IfcTimeMeasure TimeAdjustmentValues:IfcTimeMeasure AdjustmentDesignation:IfcLabel CurrentForTimeDelay:IfcTimeMeasure I2TApplicability=LIST/RANGE
Pset_ProtectiveDeviceTrippingUnitTypeCommon | IfcProtectiveDeviceTrippingUnit, IfcProtectiveDeviceTrippingUnitType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET Standard:IfcLabel UseInDiscrimination:IfcBoolean AtexVerified:IfcBoolean OldDevice:IfcBoolean LimitingTerminalSize:IfcAreaMeasure
Pset_ProtectiveDeviceTrippingUnitTypeElectroMagnetic | IfcProtectiveDeviceTrippingUnit/ELECTROMAGNETIC, IfcProtectiveDeviceTrippingUnitType/ELECTROMAGNETIC | ElectroMagneticTrippingUnitType=OL/TMP_BM/TMP_MP/TMP_SC/TMP_STD/OTHER/NOTKNOWN/UNSET I1:IfcReal I2:IfcReal T2:IfcTimeMeasure DefinedTemperature:IfcThermodynamicTemperatureMeasure TemperatureFactor:IfcRatioMeasure I4:IfcReal I5:IfcReal T5:IfcTimeMeasure CurveDesignation:IfcLabel
Pset_ProtectiveDeviceTrippingUnitTypeElectronic | IfcProtectiveDeviceTrippingUnit/ELECTRONIC, IfcProtectiveDeviceTrippingUnitType/ELECTRONIC | ElectronicTrippingUnitType=EP_BM/EP_MP/EP_SC/EP_STD/EP_TIMEDELAYED/OTHER/NOTKNOWN/UNSET NominalCurrents:IfcElectricCurrentMeasure N_Protection:IfcBoolean N_Protection_50:IfcBoolean N_Protection_100:IfcBoolean N_Protection_Select:IfcBoolean
Pset_ProtectiveDeviceTrippingUnitTypeResidualCurrent | IfcProtectiveDeviceTrippingUnit/RESIDUALCURRENT, IfcProtectiveDeviceTrippingUnitType/RESIDUALCURRENT | TrippingUnitReleaseCurrent=10/100/1000/30/300/500/OTHER/NOTKNOWN/UNSET
Pset_ProtectiveDeviceTrippingUnitTypeThermal | IfcProtectiveDeviceTrippingUnit/THERMAL, IfcProtectiveDeviceTrippingUnitType/THERMAL | ThermalTrippingUnitType=DIAZED/MINIZED/NEOZED/NH_FUSE/OTHER/NOTKNOWN/UNSET I1:IfcReal I2:IfcReal T2:IfcTimeMeasure DefinedTemperature:IfcThermodynamicTemperatureMeasure TemperatureFactor:IfcRatioMeasure CurveDesignation:IfcLabel
Pset_ProtectiveDeviceTypeAntiArcingDevice | IfcProtectiveDevice/ANTI_ARCING_DEVICE, IfcProtectiveDeviceType/ANTI_ARCING_DEVICE | RatedVoltage:IfcElectricVoltageMeasure GroundingType:IfcLabel
Pset_ProtectiveDeviceTypeCircuitBreaker | IfcProtectiveDevice/CIRCUITBREAKER, IfcProtectiveDeviceType/CIRCUITBREAKER | PerformanceClasses:IfcLabel VoltageLevel=U1000/U230/U400/U440/U525/U690/OTHER/NOTKNOWN/UNSET ICU60947:IfcElectricCurrentMeasure ICS60947:IfcElectricCurrentMeasure ICW60947:IfcElectricCurrentMeasure ICM60947:IfcElectricCurrentMeasure
Pset_ProtectiveDeviceTypeCommon | IfcProtectiveDevice, IfcProtectiveDeviceType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_ProtectiveDeviceTypeEarthLeakageCircuitBreaker | IfcProtectiveDevice/EARTHLEAKAGECIRCUITBREAKER, IfcProtectiveDeviceType/EARTHLEAKAGECIRCUITBREAKER | EarthFailureDeviceType=STANDARD/TIMEDELAYED/OTHER/NOTKNOWN/UNSET Sensitivity:IfcElectricCurrentMeasure
Pset_ProtectiveDeviceTypeFuseDisconnector | IfcProtectiveDevice/FUSEDISCONNECTOR, IfcProtectiveDeviceType/FUSEDISCONNECTOR | FuseDisconnectorType=ENGINEPROTECTIONDEVICE/FUSEDSWITCH/HRC/OVERLOADPROTECTIONDEVICE/SWITCHDISCONNECTORFUSE/OTHER/NOTKNOWN/UNSET VoltageLevel=U1000/U230/U400/U440/U525/U690/OTHER/NOTKNOWN/UNSET IC60269:IfcElectricCurrentMeasure PowerLoss:IfcPowerMeasure NumberOfPhases:IfcCountMeasure ReferenceEnvironmentTemperature:IfcThermodynamicTemperatureMeasure BreakingCapacity:IfcElectricCurrentMeasure ArcExtinctionType:IfcLabel NumberOfPoles:IfcCountMeasure TransformationRatio:IfcRatioMeasure NominalFrequency:IfcFrequencyMeasure NominalCurrent:IfcElectricCurrentMeasure RatedVoltage:IfcElectricVoltageMeasure
Pset_ProtectiveDeviceTypeResidualCurrentCircuitBreaker | IfcProtectiveDevice/RESIDUALCURRENTCIRCUITBREAKER, IfcProtectiveDeviceType/RESIDUALCURRENTCIRCUITBREAKER | Sensitivity:IfcElectricCurrentMeasure
Pset_ProtectiveDeviceTypeResidualCurrentSwitch | IfcProtectiveDevice/RESIDUALCURRENTSWITCH, IfcProtectiveDeviceType/RESIDUALCURRENTSWITCH | Sensitivity:IfcElectricCurrentMeasure
Pset_ProtectiveDeviceTypeSparkGap | IfcProtectiveDevice/SPARKGAP, IfcProtectiveDevice/VOLTAGELIMITER, IfcProtectiveDeviceType/SPARKGAP, IfcProtectiveDeviceType/VOLTAGELIMITER | BreakdownVoltageTolerance:IfcElectricVoltageMeasure Capacitance:IfcElectricCapacitanceMeasure CurrentRMS:IfcElectricCurrentMeasure PowerDissipation:IfcPowerMeasure SparkGapType=AIRSPARKGAP/GASFILLEDSPARKGAP/OTHER/NOTKNOWN/UNSET Resistivity:IfcElectricResistanceMeasure
Pset_ProtectiveDeviceTypeVaristor | IfcProtectiveDevice/VARISTOR, IfcProtectiveDeviceType/VARISTOR | VaristorType=METALOXIDE/ZINCOXIDE/OTHER/NOTKNOWN/UNSET CharacteristicFunction:IfcText
Pset_ProvisionForVoid | IfcBuildingElementProxy/PROVISIONFORVOID, IfcVirtualElement/PROVISIONFORVOID | VoidShape:IfcLabel Width:IfcPositiveLengthMeasure Height:IfcPositiveLengthMeasure Diameter:IfcPositiveLengthMeasure Depth:IfcPositiveLengthMeasure System:IfcLabel
Pset_PumpOccurrence | IfcPump | ImpellerDiameter:IfcPositiveLengthMeasure BaseType=BASE/FRAME/NONE/OTHER/NOTKNOWN/UNSET DriveConnectionType=BELTDRIVE/COUPLING/DIRECTDRIVE/OTHER/NOTKNOWN/UNSET
Pset_PumpPHistory | IfcPump | MechanicalEfficiency:- OverallEfficiency:- PressureRise:- RotationSpeed:- Flowrate:- PowerHistory:-
Pset_PumpTypeCommon | IfcPump, IfcPumpType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET FlowRateRange:IfcMassFlowRateMeasure FlowResistanceRange:IfcPressureMeasure ConnectionSize:IfcPositiveLengthMeasure TemperatureRange:IfcThermodynamicTemperatureMeasure NetPositiveSuctionHead:IfcPressureMeasure NominalRotationSpeed:IfcRotationalFrequencyMeasure
Pset_QuayCommon | IfcMarineFacility/QUAY | StructuralType:IfcLabel BentSpacing:IfcLengthMeasure QuaySectionType=CLOSED/OPEN Elevation:IfcLengthMeasure
Pset_QuayDesignCriteria | IfcMarineFacility/QUAY | HighWaterLevel:IfcLengthMeasure LowWaterLevel:IfcLengthMeasure ExtremeHighWaterLevel:IfcLengthMeasure ExtremeLowWaterLevel:IfcLengthMeasure ShipLoading:IfcForceMeasure WaveLoading:IfcForceMeasure FlowLoading:IfcForceMeasure UniformlyDistributedLoad:IfcForceMeasure EquipmentLoading:IfcForceMeasure
Pset_RadiiKerbStone | IfcKerb, IfcKerbType | CurveShape=EXTERNAL/INTERNAL Radius:IfcPositiveLengthMeasure
Pset_RailingCommon | IfcRailing, IfcRailingType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET Height:IfcPositiveLengthMeasure Diameter:IfcPositiveLengthMeasure IsExternal:IfcBoolean
Pset_RailTypeBlade | IfcRail/BLADE, IfcRailType/BLADE | IsArticulatedBlade:IfcBoolean IsFallbackBlade:IfcBoolean NominalLength:IfcNonNegativeLengthMeasure BladeRadius:IfcPositiveLengthMeasure
Pset_RailTypeCheckRail | IfcRail/CHECKRAIL, IfcRailType/CHECKRAIL | CheckRailType=TYPE_33C1/TYPE_40C1/TYPE_47C1/TYPE_CR3_60U/TYPE_R260/TYPE_R320CR/OTHER/NOTKNOWN/UNSET InstallationPlan:-
Pset_RailTypeGuardRail | IfcRail/GUARDRAIL, IfcRailType/GUARDRAIL | GuardRailConnection=FISHPLATE/NONE/WELD/OTHER/NOTKNOWN/UNSET PositionInTrack=LEFT/MIDDLE/RIGHT/OTHER/NOTKNOWN/UNSET GuardRailType=GUARDRAILANDSPOTSLEEPERS/GUARDRAILSONLY/SPOTSLEEPERSONLY/OTHER/NOTKNOWN/UNSET
Pset_RailTypeRail | IfcRail/RAIL, IfcRailType/RAIL | PositionInTrack=LEFT/MIDDLE/RIGHT/OTHER/NOTKNOWN/UNSET TechnicalStandard:- RailDeliveryState=HEATTREATMENT/HOTROLLING/OTHER/NOTKNOWN/UNSET RailCondition=NEWRAIL/REGENERATEDRAIL/REUSEDRAIL/OTHER/NOTKNOWN/UNSET DrillOnRail=BOTHENDS/NONE/ONEEND/OTHER/NOTKNOWN/UNSET RailElementaryLength=100M/108M/120M/12M/144M/18M/24M/25M/27M/30M/36M/400M/48M/54M/60M/6M/72M/75M/OTHER/NOTKNOWN/UNSET MinimumTensileStrength:IfcForceMeasure IsStainless:IfcBoolean InstallationPlan:-
Pset_RailTypeStockRail | IfcRail/STOCKRAIL, IfcRailType/STOCKRAIL | StockRailRadius:IfcPositiveLengthMeasure InstallationPlan:- NominalLength:IfcNonNegativeLengthMeasure
Pset_RailwayBalise | IfcCommunicationsAppliance/TRANSPONDER, IfcCommunicationsApplianceType/TRANSPONDER | NominalHeight:IfcNonNegativeLengthMeasure NominalWidth:IfcNonNegativeLengthMeasure NominalWeight:IfcMassMeasure NominalLength:IfcNonNegativeLengthMeasure FailureInformation:IfcText RailwayBaliseType=ACTIVEBALISE/PASSIVEBALISE/OTHER/NOTKNOWN/UNSET DetectionRange:IfcPositiveLengthMeasure InformationLength:IfcInteger TransmissionRate:IfcIntegerCountRateMeasure OperationalTemperatureRange:IfcThermodynamicTemperatureMeasure IP_Code:IfcLabel
Pset_RailwayCableCarrier | IfcCableCarrierSegment | NumberOfCrossedTracks:IfcCountMeasure
Pset_RailwayLevelCrossing | IfcFacilityPartCommon/LEVELCROSSING | IsAccessibleByVehicle:IfcBoolean HasRailDrainage:IfcBoolean IsPrivateOwner:IfcBoolean PermissiblePavementLoad:IfcMassMeasure IsSecuredBySignalingSystem:IfcBoolean IsExceptionalTransportRoute:IfcBoolean
Pset_RailwaySignalAspect | IfcSignal, IfcSign, IfcSignalType, IfcSignType | SignalAspectSymbol:- AppliesToTrainCategory=FREIGHT/PASSENGER/OTHER/NOTKNOWN/UNSET SignalAspectType:IfcLabel SignLegend:IfcText
Pset_RailwaySignalOccurrence | IfcSignal | ApproachSpeed:IfcLinearVelocityMeasure HandSignallingProhibited:IfcBoolean LimitedClearances:IfcText NumberOfLampsNotUsed:IfcCountMeasure RequiresOLEMesh:IfcBoolean RequiresSafetyHandrail:IfcBoolean SignalPostTelephoneID:IfcIdentifier SignalPostTelephoneType:IfcLabel SpecialPositionArrangement:IfcLabel HinderingObstaclesDescription:IfcText SignalWalkwayLength:IfcPositiveLengthMeasure RequiresBannerSignal:IfcBoolean DistanceToStopMark:IfcPositiveLengthMeasure
Pset_RailwaySignalSighting | IfcSignal, IfcSign | SignalSightingAchievableDistance:IfcPositiveLengthMeasure SignalSightingAvailableDistance:IfcPositiveLengthMeasure SignalSightingCombinedWithRepeater:IfcPositiveLengthMeasure SignalSightingMinimum:IfcPositiveLengthMeasure SignalSightingPreferred:IfcPositiveLengthMeasure SignalSightingRouteIndicator:IfcPositiveLengthMeasure SignalViewingMinimumInFront:IfcPositiveLengthMeasure
Pset_RailwaySignalType | IfcSignal, IfcSignalType | SignalIndicatorType=DEPARTUREINDICATOR/DEPARTUREROUTEINDICATOR/DERAILINDICATOR/ROLLINGSTOCKSTOPINDICATOR/ROUTEINDICATOR/SHUNTINGINDICATOR/SWITCHINDICATOR/OTHER/NOTKNOWN/UNSET LensDiffuserType:IfcLabel HasConductorRailGuardBoard:IfcBoolean MaximumDisplayDistance:IfcPositiveLengthMeasure RequiredDisplayDistance:IfcPositiveLengthMeasure IsHighType:IfcBoolean SignalHoodLength:IfcPositiveLengthMeasure HotStripOrientation:IfcLabel LensDiffuserOrientation:IfcLabel NumberOfLamps:IfcCountMeasure SignalMessage:IfcText RailwaySignalType=APPROACHSIGNAL/BLOCKSIGNAL/DISTANTSIGNAL/HOMESIGNAL/HUMPAUXILIARYSIGANL/HUMPSIGNAL/LEVELCROSSINGSIGNAL/OBSTRUCTIONSIGNAL/REPEATINGSIGNAL/SHUNTINGSIGNAL/STARTINGSIGNAL/OTHER/NOTKNOWN/UNSET
Pset_RailwayTrackStructurePart | IfcRailwayPart/DILATIONTRACK, IfcRailwayPart/PLAINTRACK, IfcRailwayPart/TRACK, IfcRailwayPart/TURNOUTTRACK, IfcRailwayPart/TRACKPART | HasBallastTrack:IfcBoolean HasCWR:IfcBoolean IsSunExposed:IfcBoolean TrackSupportingStructure=BRIDGE/CONCRETE/ONSPECIALFOUNDATION/PAVEMENT/SUBGRADELAYER/TRANSITIONSECTION/TUNNEL/OTHER/NOTKNOWN/UNSET
Pset_RampCommon | IfcRamp, IfcRampType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET RequiredHeadroom:IfcPositiveLengthMeasure RequiredSlope:IfcPlaneAngleMeasure HandicapAccessible:IfcBoolean HasNonSkidSurface:IfcBoolean FireExit:IfcBoolean IsExternal:IfcBoolean ThermalTransmittance:IfcThermalTransmittanceMeasure LoadBearing:IfcBoolean FireRating:IfcLabel
Pset_RampFlightCommon | IfcRampFlight, IfcRampFlightType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET Headroom:IfcPositiveLengthMeasure ClearWidth:IfcPositiveLengthMeasure Slope:IfcPlaneAngleMeasure CounterSlope:IfcPlaneAngleMeasure
Pset_ReferentCommon | IfcReferent | NameFormat:IfcLabel
Pset_ReinforcementBarCountOfIndependentFooting | IfcFooting, IfcFootingType | Description:IfcText Reference:IfcLabel XDirectionLowerBarCount:IfcCountMeasure YDirectionLowerBarCount:IfcCountMeasure XDirectionUpperBarCount:IfcCountMeasure YDirectionUpperBarCount:IfcCountMeasure
Pset_ReinforcementBarPitchOfBeam | IfcBeam, IfcBeamType | Description:IfcText Reference:IfcLabel StirrupBarPitch:IfcPositiveLengthMeasure SpacingBarPitch:IfcPositiveLengthMeasure
Pset_ReinforcementBarPitchOfColumn | IfcColumn, IfcColumnType | Description:IfcText Reference:IfcLabel ReinforcementBarType=RING/SPIRAL/OTHER/USERDEFINED/NOTDEFINED HoopBarPitch:IfcPositiveLengthMeasure XDirectionTieHoopBarPitch:IfcPositiveLengthMeasure XDirectionTieHoopCount:IfcCountMeasure YDirectionTieHoopBarPitch:IfcPositiveLengthMeasure YDirectionTieHoopCount:IfcCountMeasure
Pset_ReinforcementBarPitchOfContinuousFooting | IfcFooting, IfcFootingType | Description:IfcText Reference:IfcLabel CrossingUpperBarPitch:IfcPositiveLengthMeasure CrossingLowerBarPitch:IfcPositiveLengthMeasure
Pset_ReinforcementBarPitchOfSlab | IfcSlab, IfcSlabType | Description:IfcText Reference:IfcLabel LongOutsideTopBarPitch:IfcPositiveLengthMeasure LongInsideCenterTopBarPitch:IfcPositiveLengthMeasure LongInsideEndTopBarPitch:IfcPositiveLengthMeasure ShortOutsideTopBarPitch:IfcPositiveLengthMeasure ShortInsideCenterTopBarPitch:IfcPositiveLengthMeasure ShortInsideEndTopBarPitch:IfcPositiveLengthMeasure LongOutsideLowerBarPitch:IfcPositiveLengthMeasure LongInsideCenterLowerBarPitch:IfcPositiveLengthMeasure LongInsideEndLowerBarPitch:IfcPositiveLengthMeasure ShortOutsideLowerBarPitch:IfcPositiveLengthMeasure ShortInsideCenterLowerBarPitch:IfcPositiveLengthMeasure ShortInsideEndLowerBarPitch:IfcPositiveLengthMeasure
Pset_ReinforcementBarPitchOfWall | IfcWall, IfcWallType | Description:IfcText Reference:IfcLabel BarAllocationType=ALTERNATE/DOUBLE/SINGLE/OTHER/USERDEFINED/NOTDEFINED VerticalBarPitch:IfcPositiveLengthMeasure HorizontalBarPitch:IfcPositiveLengthMeasure SpacingBarPitch:IfcPositiveLengthMeasure
Pset_RepairOccurrence | IfcAsset, IfcElement, IfcSystem | RepairContent:IfcText RepairDate:IfcDate MeanTimeToRepair:IfcTimeMeasure
Pset_RevetmentCommon | IfcMarineFacility/REVETMENT | StructuralType:IfcLabel Elevation:IfcLengthMeasure
Pset_Risk | IfcGroup, IfcProcess, IfcProduct, IfcTypeProcess, IfcTypeProduct | RiskName:IfcLabel RiskType=ASBESTOSEFFECTS/ASPHIXIATION/BUSINESS/BUSINESSISSUES/CHEMICALEFFECTS/COMMERICALISSUES/CONFINEMENT/CRUSHING/DROWNINGANDFLOODING/ELECTRICSHOCK/ENVIRONMENTALISSUES/EVENT/FALL/FALLEDGE/FALLFRAGILEMATERIAL/FALLSCAFFOLD/FALL_LADDER/FIRE_EXPLOSION/HANDLING/HAZARD/HAZARDOUSDUST/HEALTHANDSAFETY/HEALTHISSUE/INSURANCE/INSURANCE_ISSUES/LEADEFFECTS/MACHINERYGUARDING/MATERIALEFFECTS/MATERIALSHANDLING/MECHANICALEFFECTS/MECHANICAL_LIFTING/MOBILE_ELEVATEDWORKPLATFORM/NOISE_EFFECTS/OPERATIONALISSUES/OTHERISSUES/OVERTURINGPLANT/PUBLICPROTECTIONISSUES/SAFETYISSUE/SILICADUST/SLIPTRIP/SOCIALISSUES/STRUCK/STRUCKFALLINFOBJECT/STRUCKVEHICLE/TOOLUSAGE/TRAPPED/UNINTENDEDCOLLAPSE/VIBRATION/WELFAREISSUE/WOODDUST/WORKINGOVERHEAD/OTHER/NOTKNOWN/UNSET NatureOfRisk:IfcLabel RiskAssessmentMethodology:IfcLabel UnmitigatedRiskLikelihood=CONSIDERABLE/CRITICAL/HIGH/INSIGNIFICANT/LOW/MODERATE/SOME/VERYHIGH/VERYLOW/OTHER/NOTKNOWN/UNSET UnmitigatedRiskConsequence=CONSIDERABLE/CRITICAL/HIGH/INSIGNIFICANT/LOW/MODERATE/SOME/VERYHIGH/VERYLOW/OTHER/NOTKNOWN/UNSET UnmitigatedRiskSignificance=CONSIDERABLE/CRITICAL/HIGH/INSIGNIFICANT/LOW/MODERATE/SOME/VERYHIGH/VERYLOW/OTHER/NOTKNOWN/UNSET MitigationPlanned:IfcLabel MitigatedRiskLikelihood=CONSIDERABLE/CRITICAL/HIGH/INSIGNIFICANT/LOW/MODERATE/SOME/VERYHIGH/VERYLOW/OTHER/NOTKNOWN/UNSET MitigatedRiskConsequence=CONSIDERABLE/CRITICAL/HIGH/INSIGNIFICANT/LOW/MODERATE/SOME/VERYHIGH/VERYLOW/OTHER/NOTKNOWN/UNSET MitigatedRiskSignificance=CONSIDERABLE/CRITICAL/HIGH/INSIGNIFICANT/LOW/MODERATE/SOME/VERYHIGH/VERYLOW/OTHER/NOTKNOWN/UNSET MitigationProposed:IfcLabel AssociatedProduct:IfcLabel AssociatedActivity:IfcLabel AssociatedLocation:IfcLabel
Pset_RoadDesignCriteriaCommon | IfcFacilityPartCommon/JUNCTION, IfcFacilityPartCommon/LEVELCROSSING, IfcFacilityPartCommon/SEGMENT, IfcRoadPart/BICYCLECROSSING, IfcRoadPart/INTERSECTION, IfcRoadPart/PEDESTRIAN_CROSSING, IfcRoadPart/RAILWAYCROSSING, IfcRoadPart/ROADSEGMENT, IfcRoadPart/ROUNDABOUT, IfcRoadPart/TOLLPLAZA, IfcRoad | Crossfall:IfcRatioMeasure DesignSpeed:IfcLinearVelocityMeasure DesignTrafficVolume:IfcCountMeasure DesignVehicleClass:IfcLabel LaneWidth:IfcPositiveLengthMeasure NumberOfThroughLanes:IfcCountMeasure RoadDesignClass:IfcLabel
Pset_RoadGuardElement | IfcRailing/GUARDRAIL, IfcWall/PARAPET, IfcRailingType/GUARDRAIL, IfcWallType/PARAPET | IsMoveable:IfcBoolean IsTerminal:IfcBoolean IsTransition:IfcBoolean TerminalType:IfcLabel
Pset_RoadMarkingCommon | IfcSurfaceFeature/HATCHMARKING, IfcSurfaceFeature/LINEMARKING, IfcSurfaceFeature/PAVEMENTSURFACEMARKING, IfcSurfaceFeature/SYMBOLMARKING | ApplicationMethod:IfcText DiagramNumber:IfcLabel MaterialColour:IfcLabel MaterialThickness:IfcPositiveLengthMeasure MaterialType:IfcLabel Structure:IfcLabel
Pset_RoadSymbolsCommon | IfcSurfaceFeature/SYMBOLMARKING | Text:IfcText TypeDesignation:IfcLabel
Pset_RoofCommon | IfcRoof, IfcRoofType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET AcousticRating:IfcLabel IsExternal:IfcBoolean ThermalTransmittance:IfcThermalTransmittanceMeasure FireRating:IfcLabel LoadBearing:IfcBoolean
Pset_SanitaryTerminalTypeBath | IfcSanitaryTerminal/BATH, IfcSanitaryTerminalType/BATH | BathType=DOMESTIC/FOOT/PLUNGE/POOL/SITZ/SPA/TREATMENT/OTHER/NOTKNOWN/UNSET DrainSize:IfcPositiveLengthMeasure HasGrabHandles:IfcBoolean
Pset_SanitaryTerminalTypeBidet | IfcSanitaryTerminal/BIDET, IfcSanitaryTerminalType/BIDET | Mounting=BACKTOWALL/COUNTERTOP/PEDESTAL/WALLHUNG/OTHER/NOTKNOWN/UNSET SpilloverLevel:IfcPositiveLengthMeasure DrainSize:IfcPositiveLengthMeasure
Pset_SanitaryTerminalTypeCistern | IfcSanitaryTerminal/CISTERN, IfcSanitaryTerminalType/CISTERN | CisternHeight=HIGHLEVEL/LOWLEVEL/NONE/OTHER/NOTKNOWN/UNSET CisternCapacity:IfcVolumeMeasure IsSingleFlush:IfcBoolean FlushType=LEVER/PULL/PUSH/SENSOR/OTHER/NOTKNOWN/UNSET FlushRate:IfcVolumeMeasure IsAutomaticFlush:IfcBoolean
Pset_SanitaryTerminalTypeCommon | IfcSanitaryTerminal, IfcSanitaryTerminalType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET NominalLength:IfcNonNegativeLengthMeasure NominalWidth:IfcNonNegativeLengthMeasure NominalDepth:IfcNonNegativeLengthMeasure Colour:IfcLabel
Pset_SanitaryTerminalTypeSanitaryFountain | IfcSanitaryTerminal/SANITARYFOUNTAIN, IfcSanitaryTerminalType/SANITARYFOUNTAIN | FountainType=DRINKINGWATER/EYEWASH/OTHER/NOTKNOWN/UNSET Mounting=BACKTOWALL/COUNTERTOP/PEDESTAL/WALLHUNG/OTHER/NOTKNOWN/UNSET DrainSize:IfcPositiveLengthMeasure
Pset_SanitaryTerminalTypeShower | IfcSanitaryTerminal/SHOWER, IfcSanitaryTerminalType/SHOWER | ShowerType=DRENCH/INDIVIDUAL/TUNNEL/OTHER/NOTKNOWN/UNSET HasTray:IfcBoolean ShowerHeadDescription:IfcText DrainSize:IfcPositiveLengthMeasure
Pset_SanitaryTerminalTypeSink | IfcSanitaryTerminal/SINK, IfcSanitaryTerminalType/SINK | SinkType=BELFAST/BUCKET/CLEANERS/COMBINATION_DOUBLE/COMBINATION_LEFT/COMBINATION_RIGHT/DRIP/LABORATORY/LONDON/PLASTER/POT/RINSING/SHELF/VEGETABLEPREPARATION/OTHER/NOTKNOWN/UNSET Mounting=BACKTOWALL/COUNTERTOP/PEDESTAL/WALLHUNG/OTHER/NOTKNOWN/UNSET Colour:IfcLabel DrainSize:IfcPositiveLengthMeasure MountingOffset:IfcLengthMeasure
Pset_SanitaryTerminalTypeToiletPan | IfcSanitaryTerminal/TOILETPAN, IfcSanitaryTerminalType/TOILETPAN | ToiletType=BEDPANWASHER/CHEMICAL/CLOSECOUPLED/LOOSECOUPLED/SLOPHOPPER/OTHER/NOTKNOWN/UNSET ToiletPanType=SIPHONIC/SQUAT/WASHDOWN/WASHOUT/OTHER/NOTKNOWN/UNSET PanMounting=BACKTOWALL/COUNTERTOP/PEDESTAL/WALLHUNG/OTHER/NOTKNOWN/UNSET SpilloverLevel:IfcPositiveLengthMeasure
Pset_SanitaryTerminalTypeUrinal | IfcSanitaryTerminal/URINAL, IfcSanitaryTerminalType/URINAL | UrinalType=BOWL/SLAB/STALL/TROUGH/OTHER/NOTKNOWN/UNSET Mounting=BACKTOWALL/COUNTERTOP/PEDESTAL/WALLHUNG/OTHER/NOTKNOWN/UNSET SpilloverLevel:IfcPositiveLengthMeasure
Pset_SanitaryTerminalTypeWashHandBasin | IfcSanitaryTerminal/WASHHANDBASIN, IfcSanitaryTerminalType/WASHHANDBASIN | WashHandBasinType=DENTALCUSPIDOR/HANDRINSE/HOSPITAL/TIPUP/WASHFOUNTAIN/WASHINGTROUGH/OTHER/NOTKNOWN/UNSET Mounting=BACKTOWALL/COUNTERTOP/PEDESTAL/WALLHUNG/OTHER/NOTKNOWN/UNSET DrainSize:IfcPositiveLengthMeasure MountingOffset:IfcLengthMeasure
Pset_SectioningDevice | IfcDiscreteAccessory/INSULATOR, IfcDiscreteAccessoryType/INSULATOR | SectioningDeviceType=DIFFERENT_POWER_SUPPLY_SEPARATION/PHASE_SEPARATION/SAME_FEEDING_SECTION_SEPARATION/OTHER/NOTKNOWN/UNSET
Pset_SectionInsulator | IfcDiscreteAccessory/INSULATOR, IfcDiscreteAccessoryType/INSULATOR | ACResistance:IfcElectricResistanceMeasure NumberOfWires:IfcCountMeasure IsArcSuppressing:IfcBoolean TensileStrength:IfcForceMeasure
Pset_SensorPHistory | IfcSensor | Value:- Direction:- Quality:- Status:-
Pset_SensorTypeCO2Sensor | IfcSensor/CO2SENSOR, IfcSensorType/CO2SENSOR | SetPointCO2Concentration:IfcPositiveRatioMeasure
Pset_SensorTypeCommon | IfcSensor, IfcSensorType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_SensorTypeConductanceSensor | IfcSensor/CONDUCTANCESENSOR, IfcSensorType/CONDUCTANCESENSOR | SetPointConductance:IfcElectricConductanceMeasure
Pset_SensorTypeContactSensor | IfcSensor/CONTACTSENSOR, IfcSensorType/CONTACTSENSOR | SetPointContact:IfcInteger
Pset_SensorTypeEarthquakeSensor | IfcSensor/EARTHQUAKESENSOR, IfcSensorType/EARTHQUAKESENSOR | MarginOfError:IfcRatioMeasure LinearVelocityResolution:IfcLinearVelocityMeasure SamplingFrequency:IfcFrequencyMeasure WorkingState:IfcLabel DataCollectionType=AUTOMATICANDCONTINUOUS/MANUALANDSINGLE/OTHER/NOTKNOWN/UNSET DegreeOfLinearity:IfcRatioMeasure DynamicRange:IfcLinearVelocityMeasure EarthquakeSensorRange:IfcLinearVelocityMeasure FullScaleOutput:IfcLinearVelocityMeasure SerialInterfaceType=RS_232/RS_422/RS_485/OTHER/NOTKNOWN/UNSET TransverseSensitivityRatio:IfcRatioMeasure EarthquakeSensorType=2DIRECTION/3DIRECTION/OTHER/NOTKNOWN/UNSET
Pset_SensorTypeFireSensor | IfcSensor/FIRESENSOR, IfcSensorType/FIRESENSOR | FireSensorSetPoint:IfcThermodynamicTemperatureMeasure AccuracyOfFireSensor:IfcThermodynamicTemperatureMeasure TimeConstant:IfcTimeMeasure
Pset_SensorTypeFlowSensor | IfcSensor/FLOWSENSOR, IfcSensorType/FLOWSENSOR | SetPointFlow:IfcVolumetricFlowRateMeasure
Pset_SensorTypeForeignObjectDetectionSensor | IfcSensor/FOREIGNOBJECTDETECTIONSENSOR, IfcSensorType/FOREIGNOBJECTDETECTIONSENSOR | WorkingState:IfcLabel SerialInterfaceType=RS_232/RS_422/RS_485/OTHER/NOTKNOWN/UNSET ForeignObjectDetectionSensorType=DUALPOWERNETWORK/OTHER/NOTKNOWN/UNSET
Pset_SensorTypeFrostSensor | IfcSensor/FROSTSENSOR, IfcSensorType/FROSTSENSOR | SetPointFrost:IfcPositiveRatioMeasure
Pset_SensorTypeGasSensor | IfcSensor/GASSENSOR, IfcSensorType/GASSENSOR | GasDetected:IfcLabel SetPointConcentration:IfcPositiveRatioMeasure CoverageArea:IfcAreaMeasure
Pset_SensorTypeHeatSensor | IfcSensor/HEATSENSOR, IfcSensorType/HEATSENSOR | CoverageArea:IfcAreaMeasure SetPointTemperature:IfcThermodynamicTemperatureMeasure RateOfTemperatureRise:IfcTemperatureRateOfChangeMeasure
Pset_SensorTypeHumiditySensor | IfcSensor/HUMIDITYSENSOR, IfcSensorType/HUMIDITYSENSOR | SetPointHumidity:IfcPositiveRatioMeasure
Pset_SensorTypeIdentifierSensor | IfcSensor/IDENTIFIERSENSOR, IfcSensorType/IDENTIFIERSENSOR | SetPointIdentifier:IfcIdentifier
Pset_SensorTypeIonConcentrationSensor | IfcSensor/IONCONCENTRATIONSENSOR, IfcSensorType/IONCONCENTRATIONSENSOR | SubstanceDetected:IfcLabel SetPointIonConcentration:IfcIonConcentrationMeasure
Pset_SensorTypeLevelSensor | IfcSensor/LEVELSENSOR, IfcSensorType/LEVELSENSOR | SetPointLevel:IfcPositiveLengthMeasure
Pset_SensorTypeLightSensor | IfcSensor/LIGHTSENSOR, IfcSensorType/LIGHTSENSOR | SetPointIlluminance:IfcIlluminanceMeasure
Pset_SensorTypeMoistureSensor | IfcSensor/MOISTURESENSOR, IfcSensorType/MOISTURESENSOR | SetPointMoisture:IfcPositiveRatioMeasure
Pset_SensorTypeMovementSensor | IfcSensor/MOVEMENTSENSOR, IfcSensorType/MOVEMENTSENSOR | MovementSensingType=PHOTOELECTRICCELL/PRESSUREPAD/OTHER/NOTKNOWN/UNSET SetPointMovement:IfcPositiveRatioMeasure
Pset_SensorTypePHSensor | IfcSensor/PHSENSOR, IfcSensorType/PHSENSOR | SetPointPH:IfcPHMeasure
Pset_SensorTypePressureSensor | IfcSensor/PRESSURESENSOR, IfcSensorType/PRESSURESENSOR | SetPointPressure:IfcPressureMeasure IsSwitch:IfcBoolean
Pset_SensorTypeRadiationSensor | IfcSensor/RADIATIONSENSOR, IfcSensorType/RADIATIONSENSOR | SetPointRadiation:IfcPowerMeasure
Pset_SensorTypeRadioactivitySensor | IfcSensor/RADIOACTIVITYSENSOR, IfcSensorType/RADIOACTIVITYSENSOR | SetPointRadioactivity:IfcRadioActivityMeasure
Pset_SensorTypeRainSensor | IfcSensor/RAINSENSOR, IfcSensorType/RAINSENSOR | MarginOfError:IfcRatioMeasure SamplingFrequency:IfcFrequencyMeasure WorkingState:IfcLabel DataCollectionType=AUTOMATICANDCONTINUOUS/MANUALANDSINGLE/OTHER/NOTKNOWN/UNSET LengthMeasureResolution:IfcLengthMeasure SerialInterfaceType=RS_232/RS_422/RS_485/OTHER/NOTKNOWN/UNSET RainMeasureRange:IfcLengthMeasure RainSensorType=MICROWAVE/PIEZOELECTRIC/TIPPINGBUCKET/OTHER/NOTKNOWN/UNSET
Pset_SensorTypeSmokeSensor | IfcSensor/SMOKESENSOR, IfcSensorType/SMOKESENSOR | CoverageArea:IfcAreaMeasure SetPointConcentration:IfcPositiveRatioMeasure HasBuiltInAlarm:IfcBoolean
Pset_SensorTypeSnowSensor | IfcSensor/SNOWDEPTHSENSOR, IfcSensorType/SNOWDEPTHSENSOR | MarginOfError:IfcRatioMeasure SamplingFrequency:IfcFrequencyMeasure DataCollectionType=AUTOMATICANDCONTINUOUS/MANUALANDSINGLE/OTHER/NOTKNOWN/UNSET ImageResolution:IfcLabel ImageShootingMode=AUTOMATIC/MANUAL/OTHER/NOTKNOWN/UNSET SerialInterfaceType=RS_232/RS_422/RS_485/OTHER/NOTKNOWN/UNSET LengthMeasureResolution:IfcLengthMeasure SnowSensorMeasureRange:IfcLengthMeasure SnowSensorType=LASERIRRADIATION/OTHER/NOTKNOWN/UNSET
Pset_SensorTypeSoundSensor | IfcSensor/SOUNDSENSOR, IfcSensorType/SOUNDSENSOR | SetPointSound:IfcSoundPressureMeasure
Pset_SensorTypeTemperatureSensor | IfcSensor/TEMPERATURESENSOR, IfcSensorType/TEMPERATURESENSOR | TemperatureSensorType=HIGHLIMIT/LOWLIMIT/OPERATINGTEMPERATURE/OUTSIDETEMPERATURE/ROOMTEMPERATURE/OTHER/NOTKNOWN/UNSET SetPointTemperature:IfcThermodynamicTemperatureMeasure
Pset_SensorTypeTurnoutClosureSensor | IfcSensor/TURNOUTCLOSURESENSOR, IfcSensorType/TURNOUTCLOSURESENSOR | DetectionRange:IfcPositiveLengthMeasure IndicationRodMovementRange:IfcPositiveLengthMeasure
Pset_SensorTypeWindSensor | IfcSensor/WINDSENSOR, IfcSensorType/WINDSENSOR | WindSensorType=CUP/HOTWIRE/LASERDOPPLER/PLATE/SONIC/TUBE/WINDMILL/OTHER/NOTKNOWN/UNSET SetPointSpeed:IfcLinearVelocityMeasure DampingRatio:IfcRatioMeasure SerialInterfaceType=RS_232/RS_422/RS_485/OTHER/NOTKNOWN/UNSET MarginOfError:IfcRatioMeasure LinearVelocityResolution:IfcLinearVelocityMeasure SamplingFrequency:IfcFrequencyMeasure StartingWindSpeed:IfcLinearVelocityMeasure WorkingState:IfcLabel TimeConstant:IfcTimeMeasure DataCollectionType=AUTOMATICANDCONTINUOUS/MANUALANDSINGLE/OTHER/NOTKNOWN/UNSET WindAngleRange:IfcPlaneAngleMeasure WindSpeedRange:IfcLinearVelocityMeasure
Pset_ServiceLife | IfcElement, IfcElementType | ServiceLifeDuration:IfcDuration MeanTimeBetweenFailure:IfcDuration
Pset_ServiceLifeFactors | IfcSystem | QualityOfComponents:IfcPositiveRatioMeasure DesignLevel:IfcPositiveRatioMeasure WorkExecutionLevel:IfcPositiveRatioMeasure IndoorEnvironment:IfcPositiveRatioMeasure OutdoorEnvironment:IfcPositiveRatioMeasure InUseConditions:IfcPositiveRatioMeasure MaintenanceLevel:IfcPositiveRatioMeasure
Pset_ShadingDeviceCommon | IfcShadingDevice, IfcShadingDeviceType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET ShadingDeviceType=FIXED/MOVABLE/OVERHANG/SIDEFIN/OTHER/NOTKNOWN/UNSET MechanicalOperated:IfcBoolean SolarTransmittance:IfcNormalisedRatioMeasure SolarReflectance:IfcNormalisedRatioMeasure VisibleLightTransmittance:IfcNormalisedRatioMeasure VisibleLightReflectance:IfcNormalisedRatioMeasure ThermalTransmittance:IfcThermalTransmittanceMeasure IsExternal:IfcBoolean Roughness:IfcLabel SurfaceColour:IfcLabel
Pset_ShadingDevicePHistory | IfcShadingDevice | TiltAngle:- Azimuth:-
Pset_ShipLockCommon | IfcMarineFacility/SHIPLOCK | CillLevelUpperHead:IfcLengthMeasure CillLevelLowerHead:IfcLengthMeasure WaterDeliveryValveType:IfcLabel WaterDeliverySystemType:IfcLabel
Pset_ShiplockComplex | IfcMarineFacility/SHIPLOCK | LockGrade:IfcLabel LockLines:IfcCountMeasure LockChamberLevels:IfcCountMeasure LockMode:IfcLabel
Pset_ShiplockDesignCriteria | IfcMarineFacility/SHIPLOCK | MaximumUpstreamNavigableWaterLevel:IfcLengthMeasure MinimumUpstreamNavigableWaterLevel:IfcLengthMeasure MaximumDownstreamNavigableWaterLevel:IfcLengthMeasure MinimumDownstreamNavigableWaterLevel:IfcLengthMeasure UpstreamMaintenanceWaterLevel:IfcLengthMeasure DownstreamMaintenanceWaterLevel:IfcLengthMeasure UpstreamFloodWaterLevel:IfcLengthMeasure DownstreamFloodWaterLevel:IfcLengthMeasure
Pset_ShipyardCommon | IfcMarineFacility/SHIPYARD | PrimaryProductionType:IfcLabel
Pset_SignalFrame | IfcSignal, IfcSignalType | BackboardType:IfcLabel SignalFrameType:IfcLabel NominalWidth:IfcNonNegativeLengthMeasure SignalIndicatorType=DEPARTUREINDICATOR/DEPARTUREROUTEINDICATOR/DERAILINDICATOR/ROLLINGSTOCKSTOPINDICATOR/ROUTEINDICATOR/SHUNTINGINDICATOR/SWITCHINDICATOR/OTHER/NOTKNOWN/UNSET SignalFrameBackboardHeight:IfcPositiveLengthMeasure SignalFrameBackboardDiameter:IfcPositiveLengthMeasure
Pset_SignCommon | IfcSign, IfcSignType | Reference:IfcIdentifier IsExternal:IfcBoolean Category:IfcLabel TactileMarking:IfcBoolean
Pset_SiteCommon | IfcSite | Reference:IfcIdentifier BuildableArea:IfcAreaMeasure SiteCoverageRatio:IfcPositiveRatioMeasure FloorAreaRatio:IfcPositiveRatioMeasure BuildingHeightLimit:IfcPositiveLengthMeasure TotalArea:IfcAreaMeasure
Pset_SiteWeather | IfcSite | MaxAmbientTemp:IfcThermodynamicTemperatureMeasure MinAmbientTemp:IfcThermodynamicTemperatureMeasure
Pset_SlabCommon | IfcSlab, IfcSlabType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET AcousticRating:IfcLabel FireRating:IfcLabel PitchAngle:IfcPlaneAngleMeasure Combustible:IfcBoolean SurfaceSpreadOfFlame:IfcLabel Compartmentation:IfcBoolean IsExternal:IfcBoolean ThermalTransmittance:IfcThermalTransmittanceMeasure LoadBearing:IfcBoolean
Pset_SlabTypeTrackSlab | IfcSlab/TRACKSLAB, IfcSlabType/TRACKSLAB | TechnicalStandard:-
Pset_SolarDeviceTypeCommon | IfcSolarDevice, IfcSolarDeviceType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_SolidStratumCapacity | IfcGeotechnicalStratum/SOLID | CohesionBehaviour:IfcPressureMeasure FrictionAngle:IfcPlaneAngleMeasure FrictionBehaviour:IfcPressureMeasure GrainSize:IfcPositiveLengthMeasure HydraulicConductivity:IfcLinearVelocityMeasure LoadBearingCapacity:IfcPlanarForceMeasure NValue:IfcCountMeasure PermeabilityBehaviour:IfcRatioMeasure PoisonsRatio:IfcRatioMeasure PwaveVelocity:IfcLinearVelocityMeasure Resistivity:IfcElectricResistanceMeasure SettlementBehaviour:IfcPressureMeasure SwaveVelocity:IfcLinearVelocityMeasure
Pset_SolidStratumComposition | IfcGeotechnicalStratum/SOLID | AirVolume:IfcVolumeMeasure BouldersVolume:IfcVolumeMeasure ClayVolume:IfcVolumeMeasure CobblesVolume:IfcVolumeMeasure ContaminantVolume:IfcVolumeMeasure FillVolume:IfcVolumeMeasure GravelVolume:IfcVolumeMeasure OrganicVolume:IfcVolumeMeasure RockVolume:IfcVolumeMeasure SandVolume:IfcVolumeMeasure SiltVolume:IfcVolumeMeasure WaterVolume:IfcVolumeMeasure CompositeFractions=BOULDERS/BOULDERS_WITH_COBBLES/BOULDERS_WITH_FINER_SOILS/CLAY/CLAYEY_SILT/COBBLES/COBBLES_WITH_BOULDERS/COBBLES_WITH_FINER_SOILS/FILL/GRAVEL/GRAVELLY_SAND/GRAVEL_WITH_CLAY_OR_SILT/GRAVEL_WITH_COBBLES/ORGANIC_CLAY/ORGANIC_SILT/SAND/SANDY_CLAYEY_SILT/SANDY_GRAVEL/SANDY_GRAVELLY_CLAY/SANDY_GRAVELLY_SILT/SANDY_GRAVEL_WITH_COBBLES/SANDY_PEAT/SANDY_SILT/SAND_WITH_CLAY_AND_SILT/SILT/SILTY_CLAY/OTHER/NOTKNOWN/UNSET
Pset_SoundAttenuation | IfcAnnotation | SoundScale=DBA/DBB/DBC/NC/NR SoundFrequency:IfcFrequencyMeasure SoundPressure:-
Pset_SoundGeneration | IfcDistributionFlowElement, IfcDistributionFlowElementType | SoundCurve:IfcSoundPowerMeasure/IfcFrequencyMeasure
Pset_SpaceAirHandlingDimensioning | IfcSpatialElement, IfcSpatialElementType | CoolingDesignAirFlow:IfcVolumetricFlowRateMeasure HeatingDesignAirFlow:IfcVolumetricFlowRateMeasure SensibleHeatGain:IfcPowerMeasure TotalHeatGain:IfcPowerMeasure TotalHeatLoss:IfcPowerMeasure CoolingDryBulb:IfcThermodynamicTemperatureMeasure CoolingRelativeHumidity:IfcPositiveRatioMeasure HeatingDryBulb:IfcThermodynamicTemperatureMeasure HeatingRelativeHumidity:IfcPositiveRatioMeasure VentilationDesignAirFlow:IfcVolumetricFlowRateMeasure DesignAirFlow:IfcVolumetricFlowRateMeasure CeilingRAPlenum:IfcBoolean BoundaryAreaHeatLoss:IfcHeatFluxDensityMeasure
Pset_SpaceCommon | IfcSpatialElement, IfcSpatialElementType | Reference:IfcIdentifier IsExternal:IfcBoolean GrossPlannedArea:IfcAreaMeasure NetPlannedArea:IfcAreaMeasure PubliclyAccessible:IfcBoolean HandicapAccessible:IfcBoolean
Pset_SpaceCoveringRequirements | IfcSpatialElement, IfcSpatialElementType | FloorCovering:IfcLabel FloorCoveringThickness:IfcPositiveLengthMeasure WallCovering:IfcLabel WallCoveringThickness:IfcPositiveLengthMeasure CeilingCovering:IfcLabel CeilingCoveringThickness:IfcPositiveLengthMeasure SkirtingBoard:IfcLabel SkirtingBoardHeight:IfcPositiveLengthMeasure Molding:IfcLabel MoldingHeight:IfcPositiveLengthMeasure ConcealedFlooring:IfcBoolean ConcealedFlooringOffset:IfcNonNegativeLengthMeasure ConcealedCeiling:IfcBoolean ConcealedCeilingOffset:IfcNonNegativeLengthMeasure
Pset_SpaceFireSafetyRequirements | IfcSpatialElement, IfcSpatialZone, IfcZone, IfcSpatialElementType, IfcSpatialZoneType | FireRiskFactor:IfcLabel FlammableStorage:IfcBoolean FireExit:IfcBoolean SprinklerProtection:IfcBoolean SprinklerProtectionAutomatic:IfcBoolean AirPressurization:IfcBoolean
Pset_SpaceHeaterPHistory | IfcSpaceHeater | FractionRadiantHeatTransfer:- FractionConvectiveHeatTransfer:- Effectiveness:- SurfaceTemperature:- SpaceAirTemperature:- SpaceMeanRadiantTemperature:- AuxiliaryEnergySourceConsumption:- UACurve:- OutputCapacityCurve:- AirResistanceCurve:- CharacteristicExponent:- HeatOutputRate:-
Pset_SpaceHeaterTypeCommon | IfcSpaceHeater, IfcSpaceHeaterType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET SpaceHeaterPlacement=BASEBOARD/SUSPENDED/TOWELWARMER/WALL/OTHER/NOTKNOWN/UNSET TemperatureClassification=HIGHTEMPERATURE/LOWTEMPERATURE/OTHER/NOTKNOWN/UNSET HeatTransferDimension=PATH/POINT/SURFACE/OTHER/NOTKNOWN/UNSET HeatTransferMedium=STEAM/WATER/OTHER/NOTKNOWN/UNSET EnergySource=COAL/COAL_PULVERIZED/ELECTRICITY/GAS/OIL/PROPANE/WOOD/WOOD_CHIP/WOOD_PELLET/WOOD_PULVERIZED/OTHER/NOTKNOWN/UNSET BodyMass:IfcMassMeasure ThermalMassHeatCapacity:IfcReal OutputCapacity:IfcPowerMeasure ThermalEfficiency:IfcNormalisedRatioMeasure NumberOfPanels:IfcCountMeasure NumberOfSections:IfcCountMeasure
Pset_SpaceHeaterTypeConvector | IfcSpaceHeater/CONVECTOR, IfcSpaceHeaterType/CONVECTOR | ConvectorType=FORCED/NATURAL/OTHER/NOTKNOWN/UNSET
Pset_SpaceHeaterTypeRadiator | IfcSpaceHeater/RADIATOR, IfcSpaceHeaterType/RADIATOR | RadiatorType=FINNEDTUBE/PANEL/SECTIONAL/TUBULAR/OTHER/NOTKNOWN/UNSET TubingLength:IfcPositiveLengthMeasure WaterContent:IfcMassMeasure
Pset_SpaceHVACDesign | IfcSpatialElement, IfcSpatialZone, IfcZone, IfcSpatialElementType, IfcSpatialZoneType | TemperatureSetPoint:IfcThermodynamicTemperatureMeasure TemperatureMax:IfcThermodynamicTemperatureMeasure TemperatureMin:IfcThermodynamicTemperatureMeasure TemperatureSummerMax:IfcThermodynamicTemperatureMeasure TemperatureSummerMin:IfcThermodynamicTemperatureMeasure TemperatureWinterMax:IfcThermodynamicTemperatureMeasure TemperatureWinterMin:IfcThermodynamicTemperatureMeasure HumiditySetPoint:IfcPositiveRatioMeasure HumidityMax:IfcPositiveRatioMeasure HumidityMin:IfcPositiveRatioMeasure HumiditySummer:IfcPositiveRatioMeasure HumidityWinter:IfcPositiveRatioMeasure DiscontinuedHeating:IfcBoolean NaturalVentilation:IfcBoolean NaturalVentilationRate:IfcNumericMeasure MechanicalVentilation:IfcBoolean MechanicalVentilationRate:IfcNumericMeasure AirConditioning:IfcBoolean AirConditioningCentral:IfcBoolean AirHandlingName:IfcLabel
Pset_SpaceLightingDesign | IfcSpatialElement, IfcSpatialZone, IfcZone, IfcSpatialElementType, IfcSpatialZoneType | ArtificialLighting:IfcBoolean Illuminance:IfcIlluminanceMeasure
Pset_SpaceOccupancyRequirements | IfcSpatialElement, IfcSpatialZone, IfcZone, IfcSpatialElementType, IfcSpatialZoneType | OccupancyType:IfcLabel OccupancyNumber:IfcCountMeasure OccupancyNumberPeak:IfcCountMeasure OccupancyTimePerDay:IfcTimeMeasure AreaPerOccupant:IfcAreaMeasure MinimumHeadroom:IfcLengthMeasure IsOutlookDesirable:IfcBoolean
Pset_SpaceParking | IfcSpace/PARKING, IfcSpaceType/PARKING | ParkingUse:IfcLabel ParkingUnits:IfcCountMeasure IsAisle:IfcBoolean IsOneWay:IfcBoolean
Pset_SpaceThermalLoad | IfcSpatialElement, IfcSpatialElementType | People:IfcPowerMeasure Lighting:IfcPowerMeasure EquipmentSensible:IfcPowerMeasure VentilationIndoorAir:IfcPowerMeasure VentilationOutdoorAir:IfcPowerMeasure RecirculatedAir:IfcPowerMeasure ExhaustAir:IfcPowerMeasure AirExchangeRate:IfcPowerMeasure DryBulbTemperature:IfcPowerMeasure RelativeHumidity:IfcPowerMeasure InfiltrationSensible:IfcPowerMeasure TotalSensibleLoad:IfcPowerMeasure TotalLatentLoad:IfcPowerMeasure TotalRadiantLoad:IfcPowerMeasure
Pset_SpaceThermalLoadPHistory | IfcSpatialElement | PeopleHistory:- LightingHistory:- EquipmentSensibleHistory:- VentilationIndoorAirHistory:- VentilationOutdoorAirHistory:- RecirculatedAirHistory:- ExhaustAirHistory:- AirExchangeRateTimeHistory:- DryBulbTemperatureHistory:- RelativeHumidityHistory:- InfiltrationSensibleHistory:- TotalSensibleLoadHistory:- TotalLatentLoadHistory:- TotalRadiantLoadHistory:-
Pset_SpaceThermalPHistory | IfcSpatialElement | CoolingAirFlowRate:- HeatingAirFlowRate:- VentilationAirFlowRateHistory:- ExhaustAirFlowRate:- SpaceTemperatureHistory:- SpaceRelativeHumidity:-
Pset_SpatialZoneCommon | IfcSpatialZone, IfcSpatialZoneType | Reference:IfcIdentifier IsExternal:IfcBoolean
Pset_SpringTensioner | IfcDiscreteAccessory/TENSIONINGEQUIPMENT, IfcDiscreteAccessoryType/TENSIONINGEQUIPMENT | TensileStrength:IfcPressureMeasure NominalWeight:IfcMassMeasure TensioningWorkingRange:IfcForceMeasure
Pset_StackTerminalTypeCommon | IfcStackTerminal, IfcStackTerminalType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_StairCommon | IfcStair, IfcStairType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET NumberOfRiser:IfcCountMeasure NumberOfTreads:IfcCountMeasure RiserHeight:IfcPositiveLengthMeasure TreadLength:IfcPositiveLengthMeasure NosingLength:IfcLengthMeasure WalkingLineOffset:IfcPositiveLengthMeasure TreadLengthAtOffset:IfcPositiveLengthMeasure TreadLengthAtInnerSide:IfcPositiveLengthMeasure WaistThickness:IfcPositiveLengthMeasure RequiredHeadroom:IfcPositiveLengthMeasure HandicapAccessible:IfcBoolean HasNonSkidSurface:IfcBoolean IsExternal:IfcBoolean ThermalTransmittance:IfcThermalTransmittanceMeasure LoadBearing:IfcBoolean FireRating:IfcLabel FireExit:IfcBoolean
Pset_StairFlightCommon | IfcStairFlight, IfcStairFlightType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET NumberOfRiser:IfcCountMeasure NumberOfTreads:IfcCountMeasure RiserHeight:IfcPositiveLengthMeasure TreadLength:IfcPositiveLengthMeasure NosingLength:IfcLengthMeasure WalkingLineOffset:IfcPositiveLengthMeasure TreadLengthAtOffset:IfcPositiveLengthMeasure TreadLengthAtInnerSide:IfcPositiveLengthMeasure Headroom:IfcPositiveLengthMeasure WaistThickness:IfcPositiveLengthMeasure
Pset_Stationing | IfcReferent | IncomingStation:IfcLengthMeasure Station:IfcLengthMeasure HasIncreasingStation:IfcBoolean
Pset_StructuralSurfaceMemberVaryingThickness | IfcStructuralSurfaceMemberVarying | Thickness1:IfcPositiveLengthMeasure Location1Local:IfcLengthMeasure Location1Global:IfcLengthMeasure Thickness2:IfcPositiveLengthMeasure Location2Local:IfcLengthMeasure Location2Global:IfcLengthMeasure Thickness3:IfcPositiveLengthMeasure Location3Local:IfcLengthMeasure Location3Global:IfcLengthMeasure
Pset_SumpBusterCommon | IfcElementAssembly/SUMPBUSTER, IfcElementAssemblyType/SUMPBUSTER | TypeDesignation:IfcLabel
Pset_Superelevation | IfcReferent/SUPERELEVATIONEVENT | Side=BOTH/LEFT/RIGHT Superelevation:IfcRatioMeasure TransitionSuperelevation=LINEAR
Pset_SwitchingDeviceTypeCommon | IfcSwitchingDevice, IfcSwitchingDeviceType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET NumberOfGangs:IfcCountMeasure SwitchFunction=DOUBLETHROWSWITCH/INTERMEDIATESWITCH/ONOFFSWITCH/OTHER/NOTKNOWN/UNSET HasLock:IfcBoolean IsIlluminated:IfcBoolean Legend:IfcLabel SetPoint:IfcLabel/IfcInteger
Pset_SwitchingDeviceTypeContactor | IfcSwitchingDevice/CONTACTOR, IfcSwitchingDeviceType/CONTACTOR | ContactorType=CAPACITORSWITCHING/LOWCURRENT/MAGNETICLATCHING/MECHANICALLATCHING/MODULAR/REVERSING/STANDARD/OTHER/NOTKNOWN/UNSET
Pset_SwitchingDeviceTypeDimmerSwitch | IfcSwitchingDevice/DIMMERSWITCH, IfcSwitchingDeviceType/DIMMERSWITCH | DimmerType=ROCKER/SELECTOR/TWIST/OTHER/NOTKNOWN/UNSET
Pset_SwitchingDeviceTypeEmergencyStop | IfcSwitchingDevice/EMERGENCYSTOP, IfcSwitchingDeviceType/EMERGENCYSTOP | SwitchOperation=MUSHROOM/OTHER/NOTKNOWN/UNSET NumberOfPhases:IfcCountMeasure ReferenceEnvironmentTemperature:IfcThermodynamicTemperatureMeasure BreakingCapacity:IfcElectricCurrentMeasure NumberOfEarthFaultRelays:IfcCountMeasure NumberOfEmergencyButtons:IfcCountMeasure NumberOfRelays:IfcCountMeasure NumberOfOverCurrentRelays:IfcCountMeasure NumberOfAffectedPoles:IfcCountMeasure NominalCurrent:IfcElectricCurrentMeasure RatedFrequency:IfcFrequencyMeasure RatedVoltage:IfcElectricVoltageMeasure TransformationRatio:IfcPositiveRatioMeasure
Pset_SwitchingDeviceTypeKeypad | IfcSwitchingDevice/KEYPAD, IfcSwitchingDeviceType/KEYPAD | KeypadType=BUTTONS/TOUCHSCREEN/OTHER/NOTKNOWN/UNSET
Pset_SwitchingDeviceTypeMomentarySwitch | IfcSwitchingDevice/MOMENTARYSWITCH, IfcSwitchingDeviceType/MOMENTARYSWITCH | MomentaryType=BUTTON/OTHER/NOTKNOWN/UNSET
Pset_SwitchingDeviceTypePHistory | IfcSwitchingDevice | SetPointHistory:-
Pset_SwitchingDeviceTypeRelay | IfcSwitchingDevice/RELAY, IfcSwitchingDeviceType/RELAY | NominalHeight:IfcNonNegativeLengthMeasure Current:IfcElectricCurrentMeasure NominalLength:IfcNonNegativeLengthMeasure InsulationResistance:IfcElectricResistanceMeasure NominalWidth:IfcNonNegativeLengthMeasure ContactResistance:IfcElectricResistanceMeasure PullInVoltage:IfcElectricVoltageMeasure ReleaseVoltage:IfcElectricVoltageMeasure Voltage:IfcElectricVoltageMeasure
Pset_SwitchingDeviceTypeSelectorSwitch | IfcSwitchingDevice/SELECTORSWITCH, IfcSwitchingDeviceType/SELECTORSWITCH | SelectorType=ROCKER/SELECTOR/TWIST/OTHER/NOTKNOWN/UNSET SwitchUsage=EMERGENCY/GUARD/LIMIT/START/STOP/OTHER/NOTKNOWN/UNSET SwitchActivation=ACTUATOR/FOOT/HAND/PROXIMITY/SOUND/TWOHAND/WIRE/OTHER/NOTKNOWN/UNSET NominalCurrent:IfcElectricCurrentMeasure ReferenceEnvironmentTemperature:IfcThermodynamicTemperatureMeasure RatedFrequency:IfcFrequencyMeasure NumberOfPhases:IfcCountMeasure NominalPower:IfcPowerMeasure
Pset_SwitchingDeviceTypeStarter | IfcSwitchingDevice/STARTER, IfcSwitchingDeviceType/STARTER | StarterType=AUTOTRANSFORMER/DIRECTONLINE/FREQUENCY/MANUAL/NSTEP/RHEOSTATIC/STARDELTA/OTHER/NOTKNOWN/UNSET
Pset_SwitchingDeviceTypeSwitchDisconnector | IfcSwitchingDevice/SWITCHDISCONNECTOR, IfcSwitchingDeviceType/SWITCHDISCONNECTOR | SwitchDisconnectorType=CENTERBREAK/DIVIDEDSUPPORT/DOUBLEBREAK/EARTHINGSWITCH/ISOLATOR/OTHER/NOTKNOWN/UNSET LoadDisconnectionType=OFFLOAD/ONLOAD/OTHER/NOTKNOWN/UNSET
Pset_SwitchingDeviceTypeToggleSwitch | IfcSwitchingDevice/TOGGLESWITCH, IfcSwitchingDeviceType/TOGGLESWITCH | ToggleSwitchType=BREAKGLASS/CHANGEOVER/KEYOPERATED/MANUALPULL/PULLCORD/PUSHBUTTON/ROCKER/SELECTOR/TWIST/OTHER/NOTKNOWN/UNSET SwitchUsage=EMERGENCY/GUARD/LIMIT/START/STOP/OTHER/NOTKNOWN/UNSET SwitchActivation=ACTUATOR/FOOT/HAND/PROXIMITY/SOUND/TWOHAND/WIRE/OTHER/NOTKNOWN/UNSET
Pset_SymmetricPairCable | IfcCableSegment/CABLESEGMENT, IfcCableSegmentType/CABLESEGMENT | NumberOfTwistedPairs:IfcCountMeasure NumberOfUntwistedPairs:IfcCountMeasure
Pset_SystemFurnitureElementTypeCommon | IfcSystemFurnitureElement, IfcSystemFurnitureElementType | IsUsed:IfcBoolean GroupCode:IfcIdentifier NominalWidth:IfcNonNegativeLengthMeasure NominalHeight:IfcPositiveLengthMeasure Finishing:IfcLabel
Pset_SystemFurnitureElementTypePanel | IfcSystemFurnitureElement/PANEL, IfcSystemFurnitureElementType/PANEL | HasOpening:IfcBoolean FurniturePanelType=ACOUSTICAL/DOOR/ENDS/GLAZED/HORZ_SEG/MONOLITHIC/OPEN/SCREEN/OTHER/NOTKNOWN/UNSET NominalThickness:IfcNonNegativeLengthMeasure
Pset_SystemFurnitureElementTypeSubrack | IfcSystemFurnitureElement/SUBRACK, IfcSystemFurnitureElementType/SUBRACK | NumberOfSlots:IfcCountMeasure NumberOfUnits:IfcCountMeasure NumberOfOccupiedUnits:IfcCountMeasure
Pset_SystemFurnitureElementTypeWorkSurface | IfcSystemFurnitureElement/WORKSURFACE, IfcSystemFurnitureElementType/WORKSURFACE | UsePurpose:IfcLabel SupportType=ACOUSTICAL/DOOR/ENDS/GLAZED/HORZ_SEG/MONOLITHIC/OPEN/SCREEN/OTHER/NOTKNOWN/UNSET HangingHeight:IfcPositiveLengthMeasure NominalThickness:IfcNonNegativeLengthMeasure ShapeDescription:IfcLabel
Pset_TankOccurrence | IfcTank | TankComposition=COMPLEX/ELEMENT/PARTIAL/OTHER/NOTKNOWN/UNSET HasLadder:IfcBoolean HasVisualIndicator:IfcBoolean
Pset_TankTypeCommon | IfcTank, IfcTankType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET AccessType=LOOSECOVER/MANHOLE/NONE/SECUREDCOVER/SECUREDCOVERWITHMANHOLE/OTHER/NOTKNOWN/UNSET StorageType=FUEL/ICE/OIL/POTABLEWATER/RAINWATER/WASTEWATER/WATER/OTHER/NOTKNOWN/UNSET NominalLengthOrDiameter:IfcPositiveLengthMeasure NominalWidthOrDiameter:IfcPositiveLengthMeasure NominalDepth:IfcNonNegativeLengthMeasure TankNominalCapacity:IfcVolumeMeasure EffectiveCapacity:IfcVolumeMeasure OperatingWeight:IfcMassMeasure PatternType=HORIZONTALCYLINDER/RECTANGULAR/VERTICALCYLINDER/OTHER/NOTKNOWN/UNSET EndShapeType=CONCAVECONVEX/CONCAVEFLAT/CONVEXCONVEX/FLATCONVEX/FLATFLAT/OTHER/NOTKNOWN/UNSET FirstCurvatureRadius:IfcPositiveLengthMeasure SecondCurvatureRadius:IfcPositiveLengthMeasure NumberOfSections:IfcCountMeasure
Pset_TankTypeExpansion | IfcTank/EXPANSION, IfcTankType/EXPANSION | ChargePressure:IfcPressureMeasure PressureRegulatorSetting:IfcPressureMeasure ReliefValveSetting:IfcPressureMeasure
Pset_TankTypePreformed | IfcTank, IfcTankType | PatternType=HORIZONTALCYLINDER/RECTANGULAR/VERTICALCYLINDER/OTHER/NOTKNOWN/UNSET EndShapeType=CONCAVECONVEX/CONCAVEFLAT/CONVEXCONVEX/FLATCONVEX/FLATFLAT/OTHER/NOTKNOWN/UNSET FirstCurvatureRadius:IfcPositiveLengthMeasure SecondCurvatureRadius:IfcPositiveLengthMeasure
Pset_TankTypePressureVessel | IfcTank/PRESSUREVESSEL, IfcTankType/PRESSUREVESSEL | ChargePressure:IfcPressureMeasure PressureRegulatorSetting:IfcPressureMeasure ReliefValveSetting:IfcPressureMeasure
Pset_TankTypeSectional | IfcTank, IfcTankType | NumberOfSections:IfcCountMeasure SectionLength:IfcPositiveLengthMeasure SectionWidth:IfcPositiveLengthMeasure
Pset_TelecomCableGeneral | IfcCableFitting, IfcCableSegment, IfcCableFittingType, IfcCableSegmentType | Attenuation:IfcReal FireRating:IfcLabel IsFireResistant:IfcBoolean NominalDiameter:IfcPositiveLengthMeasure JacketColour:IfcLabel CableFunctionType=POWERSUPPLY/TELECOMMUNICATION/OTHER/NOTKNOWN/UNSET CableArmourType=DIELECTRIC/METALLIC/OTHER/NOTKNOWN/UNSET
Pset_ThermalLoad | IfcSpatialElement, IfcSpatialElementType | OccupancyDiversity:IfcPositiveRatioMeasure LightingDiversity:IfcPositiveRatioMeasure ApplianceDiversity:IfcPositiveRatioMeasure OutsideAirPerPerson:IfcVolumetricFlowRateMeasure ReceptacleLoadIntensity:IfcHeatFluxDensityMeasure AppliancePercentLoadToRadiant:IfcPositiveRatioMeasure LightingLoadIntensity:IfcHeatFluxDensityMeasure LightingPercentLoadToReturnAir:IfcPositiveRatioMeasure TotalCoolingLoad:IfcPowerMeasure TotalHeatingLoad:IfcPowerMeasure InfiltrationDiversitySummer:IfcPositiveRatioMeasure InfiltrationDiversityWinter:IfcPositiveRatioMeasure LoadSafetyFactor:IfcPositiveRatioMeasure
Pset_TicketProcessing | IfcDoor/BOOM_BARRIER, IfcDoor/TURNSTILE, IfcDoorType/BOOM_BARRIER, IfcDoorType/TURNSTILE | TicketProcessingTime:IfcTimeMeasure TicketStuckRatio:IfcRatioMeasure
Pset_TicketVendingMachine | IfcElectricAppliance/VENDINGMACHINE, IfcElectricApplianceType/VENDINGMACHINE | TicketStuckRatio:IfcRatioMeasure MoneyStuckRatio:IfcRatioMeasure PaymentMethod=CARD/CASH/E_PAYMENT/OTHER/NOTKNOWN/UNSET TicketProductionSpeed:IfcIntegerCountRateMeasure TicketVendingMachineType=TICKETREDEMPTIONMACHINE/TICKETREFUNDINGMACHINE/TICKETVENDINGMACHINE/OTHER/NOTKNOWN/UNSET VendingMachineUserInterface=MOUSECHOOSETYPE/TOUCHSCREEN/TOUCH_TONE/OTHER/NOTKNOWN/UNSET
Pset_Tiling | IfcPavement, IfcCovering, IfcPavementType, IfcCoveringType | Permeability:IfcNormalisedRatioMeasure TileLength:IfcPositiveLengthMeasure TileWidth:IfcPositiveLengthMeasure
Pset_Tolerance | IfcProduct, IfcTypeProduct | ToleranceDescription:IfcText ToleranceBasis=APPEARANCE/ASSEMBLY/DEFLECTION/EXPANSION/FUNCTIONALITY/SETTLEMENT/STRUCTURAL/OTHER/NOTKNOWN/UNSET OverallTolerance:IfcPositiveLengthMeasure HorizontalTolerance:IfcPositiveLengthMeasure OrthogonalTolerance:IfcPositiveLengthMeasure VerticalTolerance:IfcPositiveLengthMeasure PlanarFlatness:IfcPositiveLengthMeasure HorizontalFlatness:IfcPositiveLengthMeasure ElevationalFlatness:IfcPositiveLengthMeasure SideFlatness:IfcPositiveLengthMeasure OverallOrthogonality:IfcPlaneAngleMeasure HorizontalOrthogonality:IfcPlaneAngleMeasure OrthogonalOrthogonality:IfcPlaneAngleMeasure VerticalOrthogonality:IfcPlaneAngleMeasure OverallStraightness:IfcPositiveLengthMeasure HorizontalStraightness:IfcPositiveLengthMeasure OrthogonalStraightness:IfcPositiveLengthMeasure VerticalStraightness:IfcPositiveLengthMeasure
Pset_TrackBase | IfcSlab/BASESLAB, IfcSlabType/BASESLAB | IsSurfaceGalling:IfcBoolean SurfaceGallingArea:IfcAreaMeasure
Pset_TrackElementOccurrenceSleeper | IfcTrackElement/SLEEPER | HasSpecialEquipment:IfcBoolean SequenceInTrackPanel:IfcInteger UnderSleeperPadStiffness=MEDIUM/SOFT/STIFF/OTHER/NOTKNOWN/UNSET IsContaminatedSleeper:IfcBoolean
Pset_TrackElementPHistoryDerailer | IfcTrackElement/DERAILER | IsDerailing:-
Pset_TrackElementTypeDerailer | IfcTrackElement/DERAILER, IfcTrackElementType/DERAILER | AppliedLineLoad:IfcMassPerLengthMeasure DerailmentMaximumSpeedLimit:IfcLinearVelocityMeasure DerailmentWheelDiameter:IfcPositiveLengthMeasure DerailmentHeight:IfcPositiveLengthMeasure
Pset_TrackElementTypeSleeper | IfcTrackElement/SLEEPER, IfcTrackElementType/SLEEPER | InstalledCondition=NEW/REGENERATED/REUSED/OTHER/NOTKNOWN/UNSET SleeperType=COMPOSITESLEEPER/CONCRETESLEEPER/INSULATEDSTEELSLEEPER/MONOBLOCKCONCRETESLEEPER/NOTINSULATEDSTEELSLEEPER/TWOBLOCKCONCRETESLEEPER/WOODENSLEEPER/OTHER/NOTKNOWN/UNSET TechnicalStandard:- FasteningType:IfcLabel IsElectricallyInsulated:IfcBoolean HollowSleeperUsage:IfcLabel NumberOfTrackCenters:IfcCountMeasure IsHollowSleeper:IfcBoolean
Pset_TractionPowerSystem | IfcDistributionSystem/ELECTRICAL | PowerSupplyMode=AC/DC/OTHER/NOTKNOWN/UNSET ElectrificationType=AC/DC/NON_ELECTRIFIED/OTHER/NOTKNOWN/UNSET RatedFrequency:IfcFrequencyMeasure NominalVoltage:IfcElectricVoltageMeasure
Pset_TrafficCalmingDeviceCommon | IfcElementAssembly/TRAFFIC_CALMING_DEVICE, IfcElementAssemblyType/TRAFFIC_CALMING_DEVICE | TypeDesignation:IfcLabel
Pset_TransformerTypeCommon | IfcTransformer, IfcTransformerType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET PrimaryVoltage:IfcElectricVoltageMeasure SecondaryVoltage:IfcElectricVoltageMeasure PrimaryCurrent:IfcElectricCurrentMeasure SecondaryCurrent:IfcElectricCurrentMeasure PrimaryFrequency:IfcFrequencyMeasure SecondaryFrequency:IfcFrequencyMeasure PrimaryApparentPower:IfcPowerMeasure SecondaryApparentPower:IfcPowerMeasure MaximumApparentPower:IfcPowerMeasure SecondaryCurrentType=AC/DC/NOTKNOWN/UNSET ShortCircuitVoltage:- RealImpedanceRatio:IfcRatioMeasure ImaginaryImpedanceRatio:IfcRatioMeasure TransformerVectorGroup=DD0/DD6/DY11/DY5/DZ0/DZ6/YD11/YD5/YY0/YY6/YZ11/YZ5/OTHER/NOTKNOWN/UNSET IsNeutralPrimaryTerminalAvailable:IfcBoolean IsNeutralSecondaryTerminalAvailable:IfcBoolean
Pset_TransitionSectionCommon | IfcEarthworksFill/TRANSITIONSECTION | NominalLength:IfcNonNegativeLengthMeasure
Pset_TransportElementCommon | IfcTransportationDevice, IfcTransportationDeviceType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET CapacityPeople:IfcCountMeasure CapacityWeight:IfcMassMeasure FireExit:IfcBoolean
Pset_TransportElementElevator | IfcTransportElement/ELEVATOR, IfcTransportElementType/ELEVATOR | FireFightingLift:IfcBoolean ClearWidth:IfcPositiveLengthMeasure ClearDepth:IfcPositiveLengthMeasure ClearHeight:IfcPositiveLengthMeasure
Pset_TransportEquipmentOTN | IfcCommunicationsAppliance/TRANSPORTEQUIPMENT, IfcCommunicationsApplianceType/TRANSPORTEQUIPMENT | SingleChannelAveragePower:IfcPowerMeasure ChromaticDispersionTolerance:IfcReal SingleChannelPower:IfcPowerMeasure MinimumOpticalSignalToNoiseRatio:IfcRatioMeasure PolarizationModeDispersionTolerance:IfcTimeMeasure SingleWaveTransmissionRate:IfcFrequencyMeasure EquipmentCapacity:IfcIntegerCountRateMeasure
Pset_TrenchExcavationCommon | IfcEarthworksCut/TRENCH | NominalDepth:IfcNonNegativeLengthMeasure NominalWidth:IfcNonNegativeLengthMeasure
Pset_TubeBundleTypeCommon | IfcTubeBundle, IfcTubeBundleType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET NumberOfRows:IfcCountMeasure StaggeredRowSpacing:IfcPositiveLengthMeasure InLineRowSpacing:IfcPositiveLengthMeasure NumberOfCircuits:IfcCountMeasure FoulingFactor:IfcThermalResistanceMeasure ThermalConductivity:IfcThermalConductivityMeasure Length:IfcPositiveLengthMeasure Volume:IfcVolumeMeasure NominalDiameter:IfcPositiveLengthMeasure OutsideDiameter:IfcPositiveLengthMeasure InsideDiameter:IfcPositiveLengthMeasure HorizontalSpacing:IfcPositiveLengthMeasure VerticalSpacing:IfcPositiveLengthMeasure HasTurbulator:IfcBoolean
Pset_TubeBundleTypeFinned | IfcTubeBundle/FINNED, IfcTubeBundleType/FINNED | Spacing:IfcPositiveLengthMeasure Thickness:IfcPositiveLengthMeasure ThermalConductivity:IfcThermalConductivityMeasure Length:IfcPositiveLengthMeasure Height:IfcPositiveLengthMeasure Diameter:IfcPositiveLengthMeasure FinCorrugatedType:IfcLabel HasCoating:IfcBoolean
Pset_Uncertainty | IfcProduct, IfcTypeProduct | UncertaintyBasis=ASSESSMENT/ESTIMATE/INTERPRETATION/MEASUREMENT/OBSERVATION/NOTKNOWN/USERDEFINED/NOTDEFINED UncertaintyDescription:IfcText HorizontalUncertainty:IfcPositiveLengthMeasure LinearUncertainty:IfcPositiveLengthMeasure OrthogonalUncertainty:IfcPositiveLengthMeasure VerticalUncertainty:IfcPositiveLengthMeasure
Pset_UnitaryControlElementBaseStationController | IfcUnitaryControlElement/BASESTATIONCONTROLLER, IfcUnitaryControlElementType/BASESTATIONCONTROLLER | NumberOfInterfaces:IfcInteger/IfcLabel NumberOfManagedBTSs:IfcCountMeasure NumberOfManagedCarriers:IfcCountMeasure
Pset_UnitaryControlElementPHistory | IfcUnitaryControlElement | Temperature:- OperationModeHistory:- Fan:- SetPoint:-
Pset_UnitaryControlElementTypeCommon | IfcUnitaryControlElement, IfcUnitaryControlElementType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET OperationMode:IfcLabel/IfcIdentifier
Pset_UnitaryControlElementTypeControlPanel | IfcUnitaryControlElement/CONTROLPANEL, IfcUnitaryControlElementType/CONTROLPANEL | NominalCurrent:IfcElectricCurrentMeasure NominalPower:IfcPowerMeasure RatedVoltage:IfcElectricVoltageMeasure ReferenceAirRelativeHumidity:IfcNormalisedRatioMeasure ReferenceEnvironmentTemperature:IfcThermodynamicTemperatureMeasure
Pset_UnitaryControlElementTypeIndicatorPanel | IfcUnitaryControlElement/INDICATORPANEL, IfcUnitaryControlElementType/INDICATORPANEL | UnitaryApplication=LIFTARRIVALGONG/LIFTCARDIRECTIONLANTERN/LIFTFIRESYSTEMSPORT/LIFTHALLLANTERN/LIFTPOSITIONINDICATOR/LIFTVOICEANNOUNCER/OTHER/NOTKNOWN/UNSET
Pset_UnitaryControlElementTypeThermostat | IfcUnitaryControlElement/THERMOSTAT, IfcUnitaryControlElementType/THERMOSTAT | TemperatureSetPoint:IfcThermodynamicTemperatureMeasure
Pset_UnitaryEquipmentTypeAirConditioningUnit | IfcUnitaryEquipment/AIRCONDITIONINGUNIT, IfcUnitaryEquipmentType/AIRCONDITIONINGUNIT | SensibleCoolingCapacity:IfcPowerMeasure LatentCoolingCapacity:IfcPowerMeasure CoolingEfficiency:IfcPositiveRatioMeasure HeatingCapacity:IfcPowerMeasure HeatingEfficiency:IfcPositiveRatioMeasure CondenserFlowrate:IfcVolumetricFlowRateMeasure CondenserEnteringTemperature:IfcThermodynamicTemperatureMeasure CondenserLeavingTemperature:IfcThermodynamicTemperatureMeasure OutsideAirFlowrate:IfcVolumetricFlowRateMeasure
Pset_UnitaryEquipmentTypeAirHandler | IfcUnitaryEquipment/AIRHANDLER, IfcUnitaryEquipmentType/AIRHANDLER | AirHandlerConstruction=CONSTRUCTEDONSITE/MANUFACTUREDITEM/OTHER/NOTKNOWN/UNSET AirHandlerFanCoilArrangement=BLOWTHROUGH/DRAWTHROUGH/OTHER/NOTKNOWN/UNSET DualDeck:IfcBoolean
Pset_UnitaryEquipmentTypeCommon | IfcUnitaryEquipment, IfcUnitaryEquipmentType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_UtilityConsumptionPHistory | IfcBuilding | Heat:- Electricity:- Water:- Fuel:- Steam:-
Pset_ValvePHistory | IfcValve | PercentageOpen:- MeasuredFlowRate:- MeasuredPressureDrop:-
Pset_ValveTypeAirRelease | IfcValve/AIRRELEASE, IfcValveType/AIRRELEASE | IsAutomatic:IfcBoolean
Pset_ValveTypeCommon | IfcValve, IfcValveType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET ValvePattern=ANGLED_2_PORT/CROSSOVER_4_PORT/SINGLEPORT/STRAIGHT_2_PORT/STRAIGHT_3_PORT/OTHER/NOTKNOWN/UNSET ValveOperation=DROPWEIGHT/FLOAT/HYDRAULIC/LEVER/LOCKSHIELD/MOTORIZED/PNEUMATIC/SOLENOID/SPRING/THERMOSTATIC/WHEEL/OTHER/NOTKNOWN/UNSET ValveMechanism=BALL/BUTTERFLY/CONFIGUREDGATE/GLAND/GLOBE/LUBRICATEDPLUG/NEEDLE/PARALLELSLIDE/PLUG/WEDGEGATE/OTHER/NOTKNOWN/UNSET Size:IfcPositiveLengthMeasure TestPressure:IfcPressureMeasure WorkingPressure:IfcPressureMeasure FlowCoefficient:IfcReal CloseOffRating:IfcPressureMeasure
Pset_ValveTypeDrawOffCock | IfcValve/DRAWOFFCOCK, IfcValveType/DRAWOFFCOCK | HasHoseUnion:IfcBoolean
Pset_ValveTypeFaucet | IfcValve/FAUCET, IfcValveType/FAUCET | FaucetType=BIB/DIVERTER/DIVIDEDFLOWCOMBINATION/GLOBE/PILLAR/SINGLEOUTLETCOMBINATION/SPRAY/SPRAYMIXING/OTHER/NOTKNOWN/UNSET FaucetOperation=CERAMICDISC/LEVERHANDLE/NONCONCUSSIVESELFCLOSING/QUARTERTURN/QUICKACTION/SCREWDOWN/SELFCLOSING/TIMEDSELFCLOSING/OTHER/NOTKNOWN/UNSET FaucetFunction=COLD/HOT/MIXED/OTHER/NOTKNOWN/UNSET Finish:IfcText FaucetTopDescription:IfcText
Pset_ValveTypeFlushing | IfcValve/FLUSHING, IfcValveType/FLUSHING | FlushingRate:IfcVolumetricFlowRateMeasure HasIntegralShutOffDevice:IfcBoolean IsHighPressure:IfcBoolean
Pset_ValveTypeGasTap | IfcValve/GASTAP, IfcValveType/GASTAP | HasHoseUnion:IfcBoolean
Pset_ValveTypeIsolating | IfcValve/ISOLATING, IfcValveType/ISOLATING | IsNormallyOpen:IfcBoolean IsolatingPurpose=LANDING/LANDINGWITHPRESSUREREGULATION/OTHER/NOTKNOWN/UNSET
Pset_ValveTypeMixing | IfcValve/MIXING, IfcValveType/MIXING | MixerControl=MANUAL/PREDEFINED/THERMOSTATIC/OTHER/NOTKNOWN/UNSET OutletConnectionSize:IfcPositiveLengthMeasure
Pset_ValveTypePressureReducing | IfcValve/PRESSUREREDUCING, IfcValveType/PRESSUREREDUCING | UpstreamPressure:IfcPressureMeasure DownstreamPressure:IfcPressureMeasure
Pset_ValveTypePressureRelief | IfcValve/PRESSURERELIEF, IfcValveType/PRESSURERELIEF | ReliefPressure:IfcPressureMeasure
Pset_VegetationCommon | IfcGeographicElement/VEGETATION | BotanicalName:IfcLabel LocalName:IfcLabel
Pset_VehicleAvailability | IfcVehicle/ROLLINGSTOCK, IfcVehicle/VEHICLEAIR, IfcVehicle/VEHICLEMARINE, IfcVehicle/VEHICLE, IfcVehicle/VEHICLETRACKED, IfcVehicleType/ROLLINGSTOCK, IfcVehicleType/VEHICLEAIR, IfcVehicleType/VEHICLEMARINE, IfcVehicleType/VEHICLE, IfcVehicleType/VEHICLETRACKED | VehicleAvailability:IfcRatioMeasure MaintenanceDowntime:IfcRatioMeasure WeatherDowntime:IfcRatioMeasure
Pset_VesselLineCommon | IfcMechanicalFastener/ROPE, IfcMechanicalFastenerType/ROPE | LineIdentifier:IfcIdentifier MidshipToFairLead:IfcLengthMeasure CentreLineToFairlead:IfcLengthMeasure HeightAboveMainDeck:IfcLengthMeasure FairleadToTermination:IfcLengthMeasure WinchBreakLimit:IfcForceMeasure PreTensionAim:IfcForceMeasure LineType:IfcLabel LineStrength:IfcForceMeasure TailLength:IfcPositiveLengthMeasure TailDiameter:IfcPositiveLengthMeasure TailType:IfcLabel TailStrength:IfcForceMeasure
Pset_VibrationIsolatorTypeCommon | IfcVibrationIsolator, IfcVibrationIsolatorType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET VibrationTransmissibility:IfcPositiveRatioMeasure IsolatorStaticDeflection:IfcLengthMeasure IsolatorCompressibility:IfcRatioMeasure MaximumSupportedWeight:IfcMassMeasure NominalHeight:IfcPositiveLengthMeasure
Pset_VoltageInstrumentTransformer | IfcFlowInstrument/COMBINED, IfcFlowInstrument/VOLTMETER, IfcFlowInstrumentType/COMBINED, IfcFlowInstrumentType/VOLTMETER | AccuracyClass:IfcRatioMeasure AccuracyGrade:IfcLabel RatedVoltage:IfcElectricVoltageMeasure NominalCurrent:IfcElectricCurrentMeasure NominalPower:IfcPowerMeasure NumberOfPhases:IfcCountMeasure PrimaryFrequency:IfcFrequencyMeasure PrimaryVoltage:IfcElectricVoltageMeasure SecondaryFrequency:IfcFrequencyMeasure SecondaryVoltage:IfcElectricVoltageMeasure
Pset_WallCommon | IfcWall, IfcWallType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET AcousticRating:IfcLabel FireRating:IfcLabel Combustible:IfcBoolean SurfaceSpreadOfFlame:IfcLabel ThermalTransmittance:IfcThermalTransmittanceMeasure IsExternal:IfcBoolean LoadBearing:IfcBoolean ExtendToStructure:IfcBoolean Compartmentation:IfcBoolean
Pset_Warranty | IfcElement, IfcElementType | WarrantyIdentifier:IfcIdentifier WarrantyStartDate:IfcDate IsExtendedWarranty:IfcBoolean WarrantyPeriod:IfcDuration WarrantyContent:IfcText PointOfContact:IfcLabel Exclusions:IfcText
Pset_WasteTerminalTypeCommon | IfcWasteTerminal, IfcWasteTerminalType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET
Pset_WasteTerminalTypeFloorTrap | IfcWasteTerminal/FLOORTRAP, IfcWasteTerminalType/FLOORTRAP | NominalBodyLength:IfcPositiveLengthMeasure NominalBodyWidth:IfcPositiveLengthMeasure NominalBodyDepth:IfcPositiveLengthMeasure IsForSullageWater:IfcBoolean SpilloverLevel:IfcPositiveLengthMeasure TrapType=NONE/P_TRAP/Q_TRAP/S_TRAP/OTHER/NOTKNOWN/UNSET HasStrainer:IfcBoolean OutletConnectionSize:IfcPositiveLengthMeasure InletPatternType=1/12/123/1234/124/13/134/14/2/23/234/24/3/34/4/NONE InletConnectionSize:IfcPositiveLengthMeasure CoverLength:IfcPositiveLengthMeasure CoverWidth:IfcPositiveLengthMeasure CoverMaterial:-
Pset_WasteTerminalTypeFloorWaste | IfcWasteTerminal/FLOORWASTE, IfcWasteTerminalType/FLOORWASTE | NominalBodyLength:IfcPositiveLengthMeasure NominalBodyWidth:IfcPositiveLengthMeasure NominalBodyDepth:IfcPositiveLengthMeasure OutletConnectionSize:IfcPositiveLengthMeasure CoverLength:IfcPositiveLengthMeasure CoverWidth:IfcPositiveLengthMeasure
Pset_WasteTerminalTypeGullySump | IfcWasteTerminal/GULLYSUMP, IfcWasteTerminalType/GULLYSUMP | NominalSumpLength:IfcPositiveLengthMeasure NominalSumpWidth:IfcPositiveLengthMeasure NominalSumpDepth:IfcPositiveLengthMeasure GullyType=BACKINLET/VERTICAL/OTHER/NOTKNOWN/UNSET TrapType=NONE/P_TRAP/Q_TRAP/S_TRAP/OTHER/NOTKNOWN/UNSET OutletConnectionSize:IfcPositiveLengthMeasure BackInletPatternType=1/12/123/1234/124/13/134/14/2/23/234/24/3/34/4/NONE InletConnectionSize:IfcPositiveLengthMeasure CoverLength:IfcPositiveLengthMeasure CoverWidth:IfcPositiveLengthMeasure
Pset_WasteTerminalTypeGullyTrap | IfcWasteTerminal/GULLYTRAP, IfcWasteTerminalType/GULLYTRAP | NominalBodyLength:IfcPositiveLengthMeasure NominalBodyWidth:IfcPositiveLengthMeasure NominalBodyDepth:IfcPositiveLengthMeasure GullyType=BACKINLET/VERTICAL/OTHER/NOTKNOWN/UNSET HasStrainer:IfcBoolean TrapType=NONE/P_TRAP/Q_TRAP/S_TRAP/OTHER/NOTKNOWN/UNSET OutletConnectionSize:IfcPositiveLengthMeasure BackInletPatternType=1/12/123/1234/124/13/134/14/2/23/234/24/3/34/4/NONE InletConnectionSize:IfcPositiveLengthMeasure CoverLength:IfcPositiveLengthMeasure CoverWidth:IfcPositiveLengthMeasure
Pset_WasteTerminalTypeRoofDrain | IfcWasteTerminal/ROOFDRAIN, IfcWasteTerminalType/ROOFDRAIN | NominalBodyLength:IfcPositiveLengthMeasure NominalBodyWidth:IfcPositiveLengthMeasure NominalBodyDepth:IfcPositiveLengthMeasure OutletConnectionSize:IfcPositiveLengthMeasure CoverLength:IfcPositiveLengthMeasure CoverWidth:IfcPositiveLengthMeasure
Pset_WasteTerminalTypeWasteDisposalUnit | IfcWasteTerminal/WASTEDISPOSALUNIT, IfcWasteTerminalType/WASTEDISPOSALUNIT | DrainConnectionSize:IfcPositiveLengthMeasure OutletConnectionSize:IfcPositiveLengthMeasure NominalDepth:IfcNonNegativeLengthMeasure
Pset_WasteTerminalTypeWasteTrap | IfcWasteTerminal/WASTETRAP, IfcWasteTerminalType/WASTETRAP | WasteTrapType=NONE/P_TRAP/Q_TRAP/S_TRAP/OTHER/NOTKNOWN/UNSET OutletConnectionSize:IfcPositiveLengthMeasure InletConnectionSize:IfcPositiveLengthMeasure
Pset_WaterStratumCommon | IfcGeotechnicalStratum/WATER | AnnualRange:IfcPositiveLengthMeasure AnnualTrend:IfcLengthMeasure IsFreshwater:IfcLogical SeicheRange:IfcPositiveLengthMeasure TidalRange:IfcPositiveLengthMeasure WaveRange:IfcPositiveLengthMeasure
Pset_Width | IfcReferent/WIDTHEVENT | Side=BOTH/LEFT/RIGHT TransitionWidth=CONST/LINEAR NominalWidth:IfcNonNegativeLengthMeasure
Pset_WindowCommon | IfcWindow, IfcWindowType | Reference:IfcIdentifier Status=DEMOLISH/EXISTING/NEW/TEMPORARY/OTHER/NOTKNOWN/UNSET AcousticRating:IfcLabel FireRating:IfcLabel SecurityRating:IfcLabel IsExternal:IfcBoolean Infiltration:IfcVolumetricFlowRateMeasure ThermalTransmittance:IfcThermalTransmittanceMeasure GlazingAreaFraction:IfcPositiveRatioMeasure HasSillExternal:IfcBoolean HasSillInternal:IfcBoolean HasDrive:IfcBoolean SmokeStop:IfcBoolean FireExit:IfcBoolean WaterTightnessRating:IfcLabel MechanicalLoadRating:IfcLabel WindLoadRating:IfcLabel
Pset_WindowLiningProperties | IfcMember, IfcWindow, IfcMemberType, IfcWindowType | LiningDepth:IfcPositiveLengthMeasure LiningThickness:IfcNonNegativeLengthMeasure TransomThickness:IfcNonNegativeLengthMeasure MullionThickness:IfcNonNegativeLengthMeasure FirstTransomOffset:IfcNormalisedRatioMeasure SecondTransomOffset:IfcNormalisedRatioMeasure FirstMullionOffset:IfcNormalisedRatioMeasure SecondMullionOffset:IfcNormalisedRatioMeasure LiningOffset:IfcLengthMeasure LiningToPanelOffsetX:IfcLengthMeasure LiningToPanelOffsetY:IfcLengthMeasure
Pset_WindowPanelProperties | IfcPlate, IfcWindow, IfcPlateType, IfcWindowType | OperationType=BOTTOMHUNG/FIXEDCASEMENT/OTHEROPERATION/PIVOTHORIZONTAL/PIVOTVERTICAL/REMOVABLECASEMENT/SIDEHUNGLEFTHAND/SIDEHUNGRIGHTHAND/SLIDINGHORIZONTAL/SLIDINGVERTICAL/TILTANDTURNLEFTHAND/TILTANDTURNRIGHTHAND/TOPHUNG/OTHER/NOTKNOWN/UNSET PanelPosition=BOTTOM/LEFT/MIDDLE/RIGHT/TOP/OTHER/NOTKNOWN/UNSET FrameDepth:IfcPositiveLengthMeasure FrameThickness:IfcPositiveLengthMeasure
Pset_WiredCommunicationPortCommon | IfcDistributionPort/CABLE | CommunicationStandard=ETHERNET/STM_1/STM_16/STM_256/STM_4/STM_64/USB/XDSL/OTHER/NOTKNOWN/UNSET MaximumTransferRate:IfcIntegerCountRateMeasure
Pset_WorkControlCommon | IfcWorkControl | WorkStartTime:IfcTime WorkFinishTime:IfcTime WorkDayDuration:IfcDuration WorkWeekDuration:IfcDuration WorkMonthDuration:IfcDuration
Pset_ZoneCommon | IfcZone | Reference:IfcIdentifier IsExternal:IfcBoolean GrossPlannedArea:IfcAreaMeasure NetPlannedArea:IfcAreaMeasure PubliclyAccessible:IfcBoolean HandicapAccessible:IfcBoolean
Qto_ActuatorBaseQuantities | IfcActuator, IfcActuatorType | GrossWeight:IfcMassMeasure
Qto_AirTerminalBaseQuantities | IfcAirTerminal, IfcAirTerminalType | GrossWeight:IfcMassMeasure Perimeter:IfcLengthMeasure TotalSurfaceArea:IfcAreaMeasure
Qto_AirTerminalBoxTypeBaseQuantities | IfcAirTerminalBox, IfcAirTerminalBoxType | GrossWeight:IfcMassMeasure
Qto_AirToAirHeatRecoveryBaseQuantities | IfcAirToAirHeatRecovery, IfcAirToAirHeatRecoveryType | GrossWeight:IfcMassMeasure
Qto_AlarmBaseQuantities | IfcAlarm, IfcAlarmType | GrossWeight:IfcMassMeasure
Qto_ArealStratumBaseQuantities | IfcGeotechnicalStratum | Area:IfcAreaMeasure Length:IfcLengthMeasure PlanLength:IfcLengthMeasure
Qto_AudioVisualApplianceBaseQuantities | IfcAudioVisualAppliance, IfcAudioVisualApplianceType | GrossWeight:IfcMassMeasure
Qto_BeamBaseQuantities | IfcBeam, IfcBeamType | Length:IfcLengthMeasure CrossSectionArea:IfcAreaMeasure OuterSurfaceArea:IfcAreaMeasure GrossSurfaceArea:IfcAreaMeasure NetSurfaceArea:IfcAreaMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure
Qto_BodyGeometryValidation | IfcProduct | GrossSurfaceArea:IfcAreaMeasure NetSurfaceArea:IfcAreaMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure SurfaceGenusBeforeFeatures:IfcCountMeasure SurfaceGenusAfterFeatures:IfcCountMeasure
Qto_BoilerBaseQuantities | IfcBoiler, IfcBoilerType | GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure TotalSurfaceArea:IfcAreaMeasure
Qto_BuildingBaseQuantities | IfcBuilding | Height:IfcLengthMeasure EavesHeight:IfcLengthMeasure FootPrintArea:IfcAreaMeasure GrossFloorArea:IfcAreaMeasure NetFloorArea:IfcAreaMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure
Qto_BuildingElementProxyQuantities | IfcBuildingElementProxy, IfcBuildingElementProxyType | NetSurfaceArea:IfcAreaMeasure NetVolume:IfcVolumeMeasure
Qto_BuildingStoreyBaseQuantities | IfcBuildingStorey | GrossHeight:IfcLengthMeasure NetHeight:IfcLengthMeasure GrossPerimeter:IfcLengthMeasure GrossFloorArea:IfcAreaMeasure NetFloorArea:IfcAreaMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure
Qto_BurnerBaseQuantities | IfcBurner, IfcBurnerType | GrossWeight:IfcMassMeasure
Qto_CableCarrierFittingBaseQuantities | IfcCableCarrierFitting, IfcCableCarrierFittingType | GrossWeight:IfcMassMeasure
Qto_CableCarrierSegmentBaseQuantities | IfcCableCarrierSegment, IfcCableCarrierSegmentType | GrossWeight:IfcMassMeasure Length:IfcLengthMeasure CrossSectionArea:IfcAreaMeasure OuterSurfaceArea:IfcAreaMeasure
Qto_CableFittingBaseQuantities | IfcCableFitting, IfcCableFittingType | GrossWeight:IfcMassMeasure
Qto_CableSegmentBaseQuantities | IfcCableSegment, IfcCableSegmentType | GrossWeight:IfcMassMeasure Length:IfcLengthMeasure CrossSectionArea:IfcAreaMeasure OuterSurfaceArea:IfcAreaMeasure
Qto_ChillerBaseQuantities | IfcChiller, IfcChillerType | GrossWeight:IfcMassMeasure
Qto_ChimneyBaseQuantities | IfcChimney, IfcChimneyType | Length:IfcLengthMeasure
Qto_CoilBaseQuantities | IfcCoil, IfcCoilType | GrossWeight:IfcMassMeasure
Qto_ColumnBaseQuantities | IfcColumn, IfcColumnType | Length:IfcLengthMeasure CrossSectionArea:IfcAreaMeasure OuterSurfaceArea:IfcAreaMeasure GrossSurfaceArea:IfcAreaMeasure NetSurfaceArea:IfcAreaMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure
Qto_CommunicationsApplianceBaseQuantities | IfcCommunicationsAppliance, IfcCommunicationsApplianceType | GrossWeight:IfcMassMeasure
Qto_CompressorBaseQuantities | IfcCompressor, IfcCompressorType | GrossWeight:IfcMassMeasure
Qto_CondenserBaseQuantities | IfcCondenser, IfcCondenserType | GrossWeight:IfcMassMeasure
Qto_ConduitSegmentBaseQuantities | IfcCableCarrierSegment/CONDUITSEGMENT, IfcCableCarrierSegmentType/CONDUITSEGMENT | InnerDiameter:IfcLengthMeasure OuterDiameter:IfcLengthMeasure
Qto_ConstructionEquipmentResourceBaseQuantities | IfcConstructionEquipmentResource, IfcConstructionEquipmentResourceType | UsageTime:IfcTimeMeasure OperatingTime:IfcTimeMeasure
Qto_ConstructionMaterialResourceBaseQuantities | IfcConstructionMaterialResource, IfcConstructionMaterialResourceType | GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure
Qto_ControllerBaseQuantities | IfcController, IfcControllerType | GrossWeight:IfcMassMeasure
Qto_CooledBeamBaseQuantities | IfcCooledBeam, IfcCooledBeamType | GrossWeight:IfcMassMeasure
Qto_CoolingTowerBaseQuantities | IfcCoolingTower, IfcCoolingTowerType | GrossWeight:IfcMassMeasure
Qto_CourseBaseQuantities | IfcCourse, IfcCourseType | Length:IfcLengthMeasure Width:IfcLengthMeasure Thickness:IfcLengthMeasure Volume:IfcVolumeMeasure GrossVolume:IfcVolumeMeasure Weight:IfcMassMeasure
Qto_CoveringBaseQuantities | IfcCovering, IfcCoveringType | Width:IfcLengthMeasure GrossArea:IfcAreaMeasure NetArea:IfcAreaMeasure
Qto_CurtainWallQuantities | IfcCurtainWall, IfcCurtainWallType | Length:IfcLengthMeasure Height:IfcLengthMeasure Width:IfcLengthMeasure GrossSideArea:IfcAreaMeasure NetSideArea:IfcAreaMeasure
Qto_DamperBaseQuantities | IfcDamper, IfcDamperType | GrossWeight:IfcMassMeasure
Qto_DistributionBoardBaseQuantities | IfcElectricDistributionBoard, IfcElectricDistributionBoardType | GrossWeight:IfcMassMeasure NumberOfCircuits:IfcCountMeasure
Qto_DistributionChamberElementBaseQuantities | IfcDistributionChamberElement, IfcDistributionChamberElementType | GrossSurfaceArea:IfcAreaMeasure NetSurfaceArea:IfcAreaMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure Depth:IfcLengthMeasure
Qto_DoorBaseQuantities | IfcDoor, IfcDoorType | Width:IfcLengthMeasure Height:IfcLengthMeasure Perimeter:IfcLengthMeasure Area:IfcAreaMeasure
Qto_DuctFittingBaseQuantities | IfcDuctFitting, IfcDuctFittingType | Length:IfcLengthMeasure GrossCrossSectionArea:IfcAreaMeasure NetCrossSectionArea:IfcAreaMeasure OuterSurfaceArea:IfcAreaMeasure GrossWeight:IfcMassMeasure
Qto_DuctSegmentBaseQuantities | IfcDuctSegment, IfcDuctSegmentType | Length:IfcLengthMeasure GrossCrossSectionArea:IfcAreaMeasure NetCrossSectionArea:IfcAreaMeasure OuterSurfaceArea:IfcAreaMeasure GrossWeight:IfcMassMeasure
Qto_DuctSilencerBaseQuantities | IfcDuctSilencer, IfcDuctSilencerType | GrossWeight:IfcMassMeasure
Qto_EarthworksCutBaseQuantities | IfcEarthworksCut | Length:IfcLengthMeasure Width:IfcLengthMeasure Depth:IfcLengthMeasure UndisturbedVolume:IfcVolumeMeasure LooseVolume:IfcVolumeMeasure Weight:IfcMassMeasure
Qto_EarthworksFillBaseQuantities | IfcEarthworksFill | Length:IfcLengthMeasure Width:IfcLengthMeasure Depth:IfcLengthMeasure CompactedVolume:IfcVolumeMeasure LooseVolume:IfcVolumeMeasure
Qto_ElectricApplianceBaseQuantities | IfcElectricAppliance, IfcElectricApplianceType | GrossWeight:IfcMassMeasure
Qto_ElectricFlowStorageDeviceBaseQuantities | IfcElectricFlowStorageDevice, IfcElectricFlowStorageDeviceType | GrossWeight:IfcMassMeasure
Qto_ElectricGeneratorBaseQuantities | IfcElectricGenerator, IfcElectricGeneratorType | GrossWeight:IfcMassMeasure
Qto_ElectricMotorBaseQuantities | IfcElectricMotor, IfcElectricMotorType | GrossWeight:IfcMassMeasure
Qto_ElectricTimeControlBaseQuantities | IfcElectricTimeControl, IfcElectricTimeControlType | GrossWeight:IfcMassMeasure
Qto_EvaporativeCoolerBaseQuantities | IfcEvaporativeCooler, IfcEvaporativeCoolerType | GrossWeight:IfcMassMeasure
Qto_EvaporatorBaseQuantities | IfcEvaporator, IfcEvaporatorType | GrossWeight:IfcMassMeasure
Qto_FacilityPartBaseQuantities | IfcFacilityPart | Length:IfcLengthMeasure Width:IfcLengthMeasure Height:IfcLengthMeasure Area:IfcAreaMeasure Volume:IfcVolumeMeasure
Qto_FanBaseQuantities | IfcFan, IfcFanType | GrossWeight:IfcMassMeasure
Qto_FilterBaseQuantities | IfcFilter, IfcFilterType | GrossWeight:IfcMassMeasure
Qto_FireSuppressionTerminalBaseQuantities | IfcFireSuppressionTerminal, IfcFireSuppressionTerminalType | GrossWeight:IfcMassMeasure
Qto_FlowInstrumentBaseQuantities | IfcFlowInstrument, IfcFlowInstrumentType | GrossWeight:IfcMassMeasure
Qto_FlowMeterBaseQuantities | IfcFlowMeter, IfcFlowMeterType | GrossWeight:IfcMassMeasure
Qto_FootingBaseQuantities | IfcFooting, IfcFootingType | Length:IfcLengthMeasure Width:IfcLengthMeasure Height:IfcLengthMeasure CrossSectionArea:IfcAreaMeasure OuterSurfaceArea:IfcAreaMeasure GrossSurfaceArea:IfcAreaMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure
Qto_HeatExchangerBaseQuantities | IfcHeatExchanger, IfcHeatExchangerType | GrossWeight:IfcMassMeasure
Qto_HumidifierBaseQuantities | IfcHumidifier, IfcHumidifierType | GrossWeight:IfcMassMeasure
Qto_ImpactProtectionDeviceBaseQuantities | IfcImpactProtectionDevice, IfcImpactProtectionDeviceType | Weight:IfcMassMeasure
Qto_InterceptorBaseQuantities | IfcInterceptor, IfcInterceptorType | GrossWeight:IfcMassMeasure
Qto_JunctionBoxBaseQuantities | IfcJunctionBox, IfcJunctionBoxType | GrossWeight:IfcMassMeasure NumberOfGangs:IfcCountMeasure Length:IfcLengthMeasure Width:IfcLengthMeasure Height:IfcLengthMeasure
Qto_KerbBaseQuantities | IfcKerb, IfcKerbType | Length:IfcLengthMeasure Width:IfcLengthMeasure Height:IfcLengthMeasure Depth:IfcLengthMeasure Volume:IfcVolumeMeasure Weight:IfcMassMeasure
Qto_LaborResourceBaseQuantities | IfcLaborResource, IfcLaborResourceType | StandardWork:IfcTimeMeasure OvertimeWork:IfcTimeMeasure
Qto_LampBaseQuantities | IfcLamp, IfcLampType | GrossWeight:IfcMassMeasure
Qto_LightFixtureBaseQuantities | IfcLightFixture, IfcLightFixtureType | GrossWeight:IfcMassMeasure
Qto_LinearStratumBaseQuantities | IfcGeotechnicalStratum | Diameter:IfcLengthMeasure Length:IfcLengthMeasure
Qto_MarineFacilityBaseQuantities | IfcMarineFacility | Length:IfcLengthMeasure Width:IfcLengthMeasure Height:IfcLengthMeasure Area:IfcAreaMeasure Volume:IfcVolumeMeasure
Qto_MemberBaseQuantities | IfcMember, IfcMemberType | Length:IfcLengthMeasure CrossSectionArea:IfcAreaMeasure OuterSurfaceArea:IfcAreaMeasure GrossSurfaceArea:IfcAreaMeasure NetSurfaceArea:IfcAreaMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure
Qto_MotorConnectionBaseQuantities | IfcMotorConnection, IfcMotorConnectionType | GrossWeight:IfcMassMeasure
Qto_OpeningElementBaseQuantities | IfcOpeningElement | Width:IfcLengthMeasure Height:IfcLengthMeasure Depth:IfcLengthMeasure Area:IfcAreaMeasure Volume:IfcVolumeMeasure
Qto_OutletBaseQuantities | IfcOutlet, IfcOutletType | GrossWeight:IfcMassMeasure
Qto_PavementBaseQuantities | IfcPavement, IfcPavementType | Length:IfcLengthMeasure Width:IfcLengthMeasure Depth:IfcLengthMeasure GrossArea:IfcAreaMeasure NetArea:IfcAreaMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure
Qto_PictorialSignQuantities | IfcSign/PICTORAL, IfcSignType/PICTORAL | Area:IfcAreaMeasure SignArea:IfcAreaMeasure
Qto_PileBaseQuantities | IfcPile, IfcPileType | Length:IfcLengthMeasure CrossSectionArea:IfcAreaMeasure OuterSurfaceArea:IfcAreaMeasure GrossSurfaceArea:IfcAreaMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure
Qto_PipeFittingBaseQuantities | IfcPipeFitting, IfcPipeFittingType | Length:IfcLengthMeasure GrossCrossSectionArea:IfcAreaMeasure NetCrossSectionArea:IfcAreaMeasure OuterSurfaceArea:IfcAreaMeasure GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure
Qto_PipeSegmentBaseQuantities | IfcPipeSegment, IfcPipeSegmentType | Length:IfcLengthMeasure GrossCrossSectionArea:IfcAreaMeasure NetCrossSectionArea:IfcAreaMeasure OuterSurfaceArea:IfcAreaMeasure GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure FootPrintArea:IfcAreaMeasure
Qto_PlateBaseQuantities | IfcPlate, IfcPlateType | Width:IfcLengthMeasure Perimeter:IfcLengthMeasure GrossArea:IfcAreaMeasure NetArea:IfcAreaMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure
Qto_ProjectionElementBaseQuantities | IfcProjectionElement | Area:IfcAreaMeasure Volume:IfcVolumeMeasure
Qto_ProtectiveDeviceBaseQuantities | IfcProtectiveDevice, IfcProtectiveDeviceType | GrossWeight:IfcMassMeasure
Qto_ProtectiveDeviceTrippingUnitBaseQuantities | IfcProtectiveDeviceTrippingUnit, IfcProtectiveDeviceTrippingUnitType | GrossWeight:IfcMassMeasure
Qto_PumpBaseQuantities | IfcPump, IfcPumpType | GrossWeight:IfcMassMeasure
Qto_RailBaseQuantities | IfcRail, IfcRailType | Length:IfcLengthMeasure Volume:IfcVolumeMeasure Weight:IfcMassMeasure
Qto_RailingBaseQuantities | IfcRailing, IfcRailingType | Length:IfcLengthMeasure
Qto_RampFlightBaseQuantities | IfcRampFlight, IfcRampFlightType | Length:IfcLengthMeasure Width:IfcLengthMeasure GrossArea:IfcAreaMeasure NetArea:IfcAreaMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure
Qto_ReinforcedSoilBaseQuantities | IfcReinforcedSoil | Length:IfcLengthMeasure Width:IfcLengthMeasure Depth:IfcLengthMeasure Area:IfcAreaMeasure Volume:IfcVolumeMeasure
Qto_ReinforcingElementBaseQuantities | IfcReinforcingElement, IfcReinforcingElementType | Count:IfcCountMeasure Length:IfcLengthMeasure Weight:IfcMassMeasure
Qto_RoofBaseQuantities | IfcRoof, IfcRoofType | GrossArea:IfcAreaMeasure NetArea:IfcAreaMeasure ProjectedArea:IfcAreaMeasure
Qto_SanitaryTerminalBaseQuantities | IfcSanitaryTerminal, IfcSanitaryTerminalType | GrossWeight:IfcMassMeasure
Qto_SensorBaseQuantities | IfcSensor, IfcSensorType | GrossWeight:IfcMassMeasure
Qto_SignalBaseQuantities | IfcSignal, IfcSignalType | Weight:IfcMassMeasure
Qto_SignBaseQuantities | IfcSign, IfcSignType | Height:IfcLengthMeasure Width:IfcLengthMeasure Thickness:IfcLengthMeasure Weight:IfcMassMeasure
Qto_SiteBaseQuantities | IfcSite | GrossPerimeter:IfcLengthMeasure GrossArea:IfcAreaMeasure
Qto_SlabBaseQuantities | IfcSlab, IfcSlabType | Width:IfcLengthMeasure Length:IfcLengthMeasure Depth:IfcLengthMeasure Perimeter:IfcLengthMeasure GrossArea:IfcAreaMeasure NetArea:IfcAreaMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure
Qto_SleeperBaseQuantities | IfcTrackElement/SLEEPER, IfcTrackElementType/SLEEPER | Length:IfcLengthMeasure Width:IfcLengthMeasure Height:IfcLengthMeasure
Qto_SolarDeviceBaseQuantities | IfcSolarDevice, IfcSolarDeviceType | GrossWeight:IfcMassMeasure GrossArea:IfcAreaMeasure
Qto_SpaceBaseQuantities | IfcSpace, IfcSpaceType | Height:IfcLengthMeasure FinishCeilingHeight:IfcLengthMeasure FinishFloorHeight:IfcLengthMeasure GrossPerimeter:IfcLengthMeasure NetPerimeter:IfcLengthMeasure GrossFloorArea:IfcAreaMeasure NetFloorArea:IfcAreaMeasure GrossWallArea:IfcAreaMeasure NetWallArea:IfcAreaMeasure GrossCeilingArea:IfcAreaMeasure NetCeilingArea:IfcAreaMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure
Qto_SpaceHeaterBaseQuantities | IfcSpaceHeater, IfcSpaceHeaterType | Length:IfcLengthMeasure GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure
Qto_SpatialZoneBaseQuantities | IfcSpatialZone, IfcSpatialZoneType | Length:IfcLengthMeasure Width:IfcLengthMeasure Height:IfcLengthMeasure
Qto_StackTerminalBaseQuantities | IfcStackTerminal, IfcStackTerminalType | GrossWeight:IfcMassMeasure
Qto_StairFlightBaseQuantities | IfcStairFlight, IfcStairFlightType | Length:IfcLengthMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure
Qto_SurfaceFeatureBaseQuantities | IfcSurfaceFeature | Area:IfcAreaMeasure Length:IfcLengthMeasure
Qto_SwitchingDeviceBaseQuantities | IfcSwitchingDevice, IfcSwitchingDeviceType | GrossWeight:IfcMassMeasure
Qto_TankBaseQuantities | IfcTank, IfcTankType | GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure TotalSurfaceArea:IfcAreaMeasure
Qto_TransformerBaseQuantities | IfcTransformer, IfcTransformerType | GrossWeight:IfcMassMeasure
Qto_TubeBundleBaseQuantities | IfcTubeBundle, IfcTubeBundleType | GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure
Qto_UnitaryControlElementBaseQuantities | IfcUnitaryControlElement, IfcUnitaryControlElementType | GrossWeight:IfcMassMeasure
Qto_UnitaryEquipmentBaseQuantities | IfcUnitaryEquipment, IfcUnitaryEquipmentType | GrossWeight:IfcMassMeasure
Qto_ValveBaseQuantities | IfcValve, IfcValveType | GrossWeight:IfcMassMeasure
Qto_VehicleBaseQuantities | IfcVehicle/ROLLINGSTOCK, IfcVehicle/VEHICLEAIR, IfcVehicle/VEHICLEMARINE, IfcVehicle/VEHICLE, IfcVehicle/VEHICLETRACKED, IfcVehicleType/ROLLINGSTOCK, IfcVehicleType/VEHICLEAIR, IfcVehicleType/VEHICLEMARINE, IfcVehicleType/VEHICLE, IfcVehicleType/VEHICLETRACKED | Length:IfcLengthMeasure Width:IfcLengthMeasure Height:IfcLengthMeasure
Qto_VibrationIsolatorBaseQuantities | IfcVibrationIsolator, IfcVibrationIsolatorType | GrossWeight:IfcMassMeasure
Qto_VolumetricStratumBaseQuantities | IfcGeotechnicalStratum | Area:IfcAreaMeasure Mass:IfcMassMeasure PlanArea:IfcAreaMeasure Volume:IfcVolumeMeasure
Qto_WallBaseQuantities | IfcWall, IfcWallType | Length:IfcLengthMeasure Width:IfcLengthMeasure Height:IfcLengthMeasure GrossFootPrintArea:IfcAreaMeasure NetFootPrintArea:IfcAreaMeasure GrossSideArea:IfcAreaMeasure NetSideArea:IfcAreaMeasure GrossVolume:IfcVolumeMeasure NetVolume:IfcVolumeMeasure GrossWeight:IfcMassMeasure NetWeight:IfcMassMeasure
Qto_WasteTerminalBaseQuantities | IfcWasteTerminal, IfcWasteTerminalType | GrossWeight:IfcMassMeasure
Qto_WindowBaseQuantities | IfcWindow, IfcWindowType | Width:IfcLengthMeasure Height:IfcLengthMeasure Perimeter:IfcLengthMeasure Area:IfcAreaMeasure
`,
};
