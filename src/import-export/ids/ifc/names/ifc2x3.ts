// oxlint-disable eslint/max-lines -- One line an entity, enumeration, data type and set, so that two editions can be compared.
import type { IfcTables } from "../tables.ts";

/** The names of IFC2X3 TC1; the format is described in `../README.md`. */
export const IFC2X3: IfcTables = {
  entities: `
IfcActorRole
IfcAddress*
 IfcPostalAddress
 IfcTelecomAddress
IfcApplication
IfcAppliedValue*
 IfcCostValue
 IfcEnvironmentalImpactValue
IfcAppliedValueRelationship
IfcApproval
IfcApprovalActorRelationship
IfcApprovalPropertyRelationship
IfcApprovalRelationship
IfcBoundaryCondition*
 IfcBoundaryEdgeCondition
 IfcBoundaryFaceCondition
 IfcBoundaryNodeCondition
  IfcBoundaryNodeConditionWarping
IfcCalendarDate
IfcClassification
IfcClassificationItem
IfcClassificationItemRelationship
IfcClassificationNotation
IfcClassificationNotationFacet
IfcColourSpecification*
 IfcColourRgb
IfcConnectionGeometry*
 IfcConnectionCurveGeometry
 IfcConnectionPointGeometry
  IfcConnectionPointEccentricity
 IfcConnectionPortGeometry
 IfcConnectionSurfaceGeometry
IfcConstraint*
 IfcMetric
 IfcObjective
IfcConstraintAggregationRelationship
IfcConstraintClassificationRelationship
IfcConstraintRelationship
IfcCoordinatedUniversalTimeOffset
IfcCurrencyRelationship
IfcCurveStyleFont
IfcCurveStyleFontAndScaling
IfcCurveStyleFontPattern
IfcDateAndTime
IfcDerivedUnit
IfcDerivedUnitElement
IfcDimensionalExponents
IfcDocumentElectronicFormat
IfcDocumentInformation
IfcDocumentInformationRelationship
IfcDraughtingCalloutRelationship
 IfcDimensionCalloutRelationship
 IfcDimensionPair
IfcExternalReference*
 IfcClassificationReference
 IfcDocumentReference
 IfcExternallyDefinedHatchStyle
 IfcExternallyDefinedSurfaceStyle
 IfcExternallyDefinedSymbol
 IfcExternallyDefinedTextFont
 IfcLibraryReference
IfcGridAxis
IfcIrregularTimeSeriesValue
IfcLibraryInformation
IfcLightDistributionData
IfcLightIntensityDistribution
IfcLocalTime
IfcMaterial
IfcMaterialClassificationRelationship
IfcMaterialLayer
IfcMaterialLayerSet
IfcMaterialLayerSetUsage
IfcMaterialList
IfcMaterialProperties*
 IfcExtendedMaterialProperties
 IfcFuelProperties
 IfcGeneralMaterialProperties
 IfcHygroscopicMaterialProperties
 IfcMechanicalMaterialProperties
  IfcMechanicalConcreteMaterialProperties
  IfcMechanicalSteelMaterialProperties
 IfcOpticalMaterialProperties
 IfcProductsOfCombustionProperties
 IfcThermalMaterialProperties
 IfcWaterProperties
IfcMeasureWithUnit
IfcMonetaryUnit
IfcNamedUnit*
 IfcContextDependentUnit
 IfcConversionBasedUnit
 IfcSIUnit
IfcObjectPlacement*
 IfcGridPlacement
 IfcLocalPlacement
IfcOrganization
IfcOrganizationRelationship
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
IfcPreDefinedItem*
 IfcPreDefinedColour*
  IfcDraughtingPreDefinedColour
 IfcPreDefinedCurveFont*
  IfcDraughtingPreDefinedCurveFont
 IfcPreDefinedSymbol*
  IfcPreDefinedDimensionSymbol
  IfcPreDefinedPointMarkerSymbol
  IfcPreDefinedTerminatorSymbol
 IfcPreDefinedTextFont*
  IfcDraughtingPreDefinedTextFont
  IfcTextStyleFontModel
IfcPresentationLayerAssignment
 IfcPresentationLayerWithStyle
IfcPresentationStyle*
 IfcCurveStyle
 IfcFillAreaStyle
 IfcSurfaceStyle
 IfcSymbolStyle
 IfcTextStyle
IfcPresentationStyleAssignment
IfcProductRepresentation
 IfcMaterialDefinitionRepresentation
 IfcProductDefinitionShape
IfcProfileDef*
 IfcArbitraryClosedProfileDef
  IfcArbitraryProfileDefWithVoids
 IfcArbitraryOpenProfileDef
  IfcCenterLineProfileDef
 IfcCompositeProfileDef
 IfcDerivedProfileDef
 IfcParameterizedProfileDef*
  IfcCircleProfileDef
   IfcCircleHollowProfileDef
  IfcCraneRailAShapeProfileDef
  IfcCraneRailFShapeProfileDef
  IfcCShapeProfileDef
  IfcEllipseProfileDef
  IfcIShapeProfileDef
   IfcAsymmetricIShapeProfileDef
  IfcLShapeProfileDef
  IfcRectangleProfileDef
   IfcRectangleHollowProfileDef
   IfcRoundedRectangleProfileDef
  IfcTrapeziumProfileDef
  IfcTShapeProfileDef
  IfcUShapeProfileDef
  IfcZShapeProfileDef
IfcProfileProperties*
 IfcGeneralProfileProperties
  IfcStructuralProfileProperties
   IfcStructuralSteelProfileProperties
 IfcRibPlateProfileProperties
IfcProperty*
 IfcComplexProperty
 IfcSimpleProperty*
  IfcPropertyBoundedValue
  IfcPropertyEnumeratedValue
  IfcPropertyListValue
  IfcPropertyReferenceValue
  IfcPropertySingleValue
  IfcPropertyTableValue
IfcPropertyConstraintRelationship
IfcPropertyDependencyRelationship
IfcPropertyEnumeration
IfcReferencesValueDocument
IfcReinforcementBarProperties
IfcRelaxation
IfcRepresentation
 IfcShapeModel*
  IfcShapeRepresentation
  IfcTopologyRepresentation
 IfcStyleModel*
  IfcStyledRepresentation
IfcRepresentationContext
 IfcGeometricRepresentationContext
  IfcGeometricRepresentationSubContext
IfcRepresentationItem*
 IfcGeometricRepresentationItem*
  IfcAnnotationFillArea
  IfcAnnotationSurface
  IfcBooleanResult
   IfcBooleanClippingResult
  IfcBoundingBox
  IfcCartesianTransformationOperator*
   IfcCartesianTransformationOperator2D
    IfcCartesianTransformationOperator2DnonUniform
   IfcCartesianTransformationOperator3D
    IfcCartesianTransformationOperator3DnonUniform
  IfcCompositeCurveSegment
  IfcCsgPrimitive3D*
   IfcBlock
   IfcRectangularPyramid
   IfcRightCircularCone
   IfcRightCircularCylinder
   IfcSphere
  IfcCurve*
   IfcBoundedCurve*
    IfcBSplineCurve*
     IfcBezierCurve
      IfcRationalBezierCurve
    IfcCompositeCurve
     Ifc2DCompositeCurve
    IfcPolyline
    IfcTrimmedCurve
   IfcConic*
    IfcCircle
    IfcEllipse
   IfcLine
   IfcOffsetCurve2D
   IfcOffsetCurve3D
  IfcDefinedSymbol
  IfcDirection
  IfcDraughtingCallout
   IfcDimensionCurveDirectedCallout
    IfcAngularDimension
    IfcDiameterDimension
    IfcLinearDimension
    IfcRadiusDimension
   IfcStructuredDimensionCallout
  IfcFaceBasedSurfaceModel
  IfcFillAreaStyleHatching
  IfcFillAreaStyleTiles
  IfcFillAreaStyleTileSymbolWithStyle
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
  IfcOneDirectionRepeatFactor
   IfcTwoDirectionRepeatFactor
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
    IfcFacetedBrep
    IfcFacetedBrepWithVoids
   IfcSweptAreaSolid*
    IfcExtrudedAreaSolid
    IfcRevolvedAreaSolid
    IfcSurfaceCurveSweptAreaSolid
   IfcSweptDiskSolid
  IfcSurface*
   IfcBoundedSurface
    IfcCurveBoundedPlane
    IfcRectangularTrimmedSurface
   IfcElementarySurface*
    IfcPlane
   IfcSweptSurface*
    IfcSurfaceOfLinearExtrusion
    IfcSurfaceOfRevolution
  IfcTextLiteral
   IfcTextLiteralWithExtent
  IfcVector
 IfcMappedItem
 IfcStyledItem
  IfcAnnotationOccurrence*
   IfcAnnotationCurveOccurrence
    IfcDimensionCurve
    IfcProjectionCurve
   IfcAnnotationFillAreaOccurrence
   IfcAnnotationSurfaceOccurrence
   IfcAnnotationSymbolOccurrence
    IfcTerminatorSymbol
     IfcDimensionCurveTerminator
   IfcAnnotationTextOccurrence
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
IfcRoot*
 IfcObjectDefinition*
  IfcObject*
   IfcActor
    IfcOccupant IfcOccupantTypeEnum
   IfcControl*
    IfcActionRequest
    IfcConditionCriterion
    IfcCostItem
    IfcCostSchedule IfcCostScheduleTypeEnum
    IfcEquipmentStandard
    IfcFurnitureStandard
    IfcPerformanceHistory
    IfcPermit
    IfcProjectOrder IfcProjectOrderTypeEnum
    IfcProjectOrderRecord IfcProjectOrderRecordTypeEnum
    IfcScheduleTimeControl
    IfcServiceLife
    IfcSpaceProgram
    IfcTimeSeriesSchedule
    IfcWorkControl*
     IfcWorkPlan
     IfcWorkSchedule
   IfcGroup
    IfcAsset
    IfcCondition
    IfcInventory
    IfcStructuralLoadGroup IfcLoadGroupTypeEnum
    IfcStructuralResultGroup
    IfcSystem
     IfcElectricalCircuit
     IfcStructuralAnalysisModel IfcAnalysisModelTypeEnum
    IfcZone
   IfcProcess*
    IfcProcedure
    IfcTask
     IfcMove
     IfcOrderAction
   IfcProduct*
    IfcAnnotation
    IfcElement*
     IfcBuildingElement*
      IfcBeam
      IfcBuildingElementComponent*
       IfcBuildingElementPart
       IfcReinforcingElement*
        IfcReinforcingBar
        IfcReinforcingMesh
        IfcTendon IfcTendonTypeEnum
        IfcTendonAnchor
      IfcBuildingElementProxy
      IfcColumn
      IfcCovering IfcCoveringTypeEnum
      IfcCurtainWall
      IfcDoor
      IfcFooting IfcFootingTypeEnum
      IfcMember
      IfcPile IfcPileTypeEnum
      IfcPlate
      IfcRailing IfcRailingTypeEnum
      IfcRamp
      IfcRampFlight
      IfcRoof
      IfcSlab IfcSlabTypeEnum
      IfcStair
      IfcStairFlight
      IfcWall
       IfcWallStandardCase
      IfcWindow
     IfcDistributionElement
      IfcDistributionControlElement
      IfcDistributionFlowElement
       IfcDistributionChamberElement
       IfcEnergyConversionDevice
       IfcFlowController
        IfcElectricDistributionPoint
       IfcFlowFitting
       IfcFlowMovingDevice
       IfcFlowSegment
       IfcFlowStorageDevice
       IfcFlowTerminal
       IfcFlowTreatmentDevice
     IfcElectricalElement
     IfcElementAssembly IfcElementAssemblyTypeEnum
     IfcElementComponent*
      IfcDiscreteAccessory
      IfcFastener
       IfcMechanicalFastener
     IfcEquipmentElement
     IfcFeatureElement*
      IfcFeatureElementAddition*
       IfcProjectionElement
      IfcFeatureElementSubtraction*
       IfcEdgeFeature*
        IfcChamferEdgeFeature
        IfcRoundedEdgeFeature
       IfcOpeningElement
     IfcFurnishingElement
     IfcTransportElement
     IfcVirtualElement
    IfcGrid
    IfcPort*
     IfcDistributionPort
    IfcProxy
    IfcSpatialStructureElement*
     IfcBuilding
     IfcBuildingStorey
     IfcSite
     IfcSpace
    IfcStructuralActivity*
     IfcStructuralAction*
      IfcStructuralLinearAction
       IfcStructuralLinearActionVarying
      IfcStructuralPlanarAction
       IfcStructuralPlanarActionVarying
      IfcStructuralPointAction
     IfcStructuralReaction*
      IfcStructuralPointReaction
    IfcStructuralItem*
     IfcStructuralConnection*
      IfcStructuralCurveConnection
      IfcStructuralPointConnection
      IfcStructuralSurfaceConnection
     IfcStructuralMember*
      IfcStructuralCurveMember IfcStructuralCurveTypeEnum
       IfcStructuralCurveMemberVarying
      IfcStructuralSurfaceMember IfcStructuralSurfaceTypeEnum
       IfcStructuralSurfaceMemberVarying
   IfcProject
   IfcResource*
    IfcConstructionResource*
     IfcConstructionEquipmentResource
     IfcConstructionMaterialResource
     IfcConstructionProductResource
     IfcCrewResource
     IfcLaborResource
     IfcSubContractResource
  IfcTypeObject
   IfcTypeProduct
    IfcDoorStyle
    IfcElementType*
     IfcBuildingElementType*
      IfcBeamType IfcBeamTypeEnum
      IfcBuildingElementProxyType IfcBuildingElementProxyTypeEnum
      IfcColumnType IfcColumnTypeEnum
      IfcCoveringType IfcCoveringTypeEnum
      IfcCurtainWallType IfcCurtainWallTypeEnum
      IfcMemberType IfcMemberTypeEnum
      IfcPlateType IfcPlateTypeEnum
      IfcRailingType IfcRailingTypeEnum
      IfcRampFlightType IfcRampFlightTypeEnum
      IfcSlabType IfcSlabTypeEnum
      IfcStairFlightType IfcStairFlightTypeEnum
      IfcWallType IfcWallTypeEnum
     IfcDistributionElementType
      IfcDistributionControlElementType*
       IfcActuatorType IfcActuatorTypeEnum
       IfcAlarmType IfcAlarmTypeEnum
       IfcControllerType IfcControllerTypeEnum
       IfcFlowInstrumentType IfcFlowInstrumentTypeEnum
       IfcSensorType IfcSensorTypeEnum
      IfcDistributionFlowElementType*
       IfcDistributionChamberElementType IfcDistributionChamberElementTypeEnum
       IfcEnergyConversionDeviceType*
        IfcAirToAirHeatRecoveryType IfcAirToAirHeatRecoveryTypeEnum
        IfcBoilerType IfcBoilerTypeEnum
        IfcChillerType IfcChillerTypeEnum
        IfcCoilType IfcCoilTypeEnum
        IfcCondenserType IfcCondenserTypeEnum
        IfcCooledBeamType IfcCooledBeamTypeEnum
        IfcCoolingTowerType IfcCoolingTowerTypeEnum
        IfcElectricGeneratorType IfcElectricGeneratorTypeEnum
        IfcElectricMotorType IfcElectricMotorTypeEnum
        IfcEvaporativeCoolerType IfcEvaporativeCoolerTypeEnum
        IfcEvaporatorType IfcEvaporatorTypeEnum
        IfcHeatExchangerType IfcHeatExchangerTypeEnum
        IfcHumidifierType IfcHumidifierTypeEnum
        IfcMotorConnectionType IfcMotorConnectionTypeEnum
        IfcSpaceHeaterType IfcSpaceHeaterTypeEnum
        IfcTransformerType IfcTransformerTypeEnum
        IfcTubeBundleType IfcTubeBundleTypeEnum
        IfcUnitaryEquipmentType IfcUnitaryEquipmentTypeEnum
       IfcFlowControllerType*
        IfcAirTerminalBoxType IfcAirTerminalBoxTypeEnum
        IfcDamperType IfcDamperTypeEnum
        IfcElectricTimeControlType IfcElectricTimeControlTypeEnum
        IfcFlowMeterType IfcFlowMeterTypeEnum
        IfcProtectiveDeviceType IfcProtectiveDeviceTypeEnum
        IfcSwitchingDeviceType IfcSwitchingDeviceTypeEnum
        IfcValveType IfcValveTypeEnum
       IfcFlowFittingType*
        IfcCableCarrierFittingType IfcCableCarrierFittingTypeEnum
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
        IfcElectricApplianceType IfcElectricApplianceTypeEnum
        IfcElectricHeaterType IfcElectricHeaterTypeEnum
        IfcFireSuppressionTerminalType IfcFireSuppressionTerminalTypeEnum
        IfcGasTerminalType IfcGasTerminalTypeEnum
        IfcLampType IfcLampTypeEnum
        IfcLightFixtureType IfcLightFixtureTypeEnum
        IfcOutletType IfcOutletTypeEnum
        IfcSanitaryTerminalType IfcSanitaryTerminalTypeEnum
        IfcStackTerminalType IfcStackTerminalTypeEnum
        IfcWasteTerminalType IfcWasteTerminalTypeEnum
       IfcFlowTreatmentDeviceType*
        IfcDuctSilencerType IfcDuctSilencerTypeEnum
        IfcFilterType IfcFilterTypeEnum
     IfcElementComponentType*
      IfcDiscreteAccessoryType
       IfcVibrationIsolatorType IfcVibrationIsolatorTypeEnum
      IfcFastenerType
       IfcMechanicalFastenerType
     IfcFurnishingElementType
      IfcFurnitureType
      IfcSystemFurnitureElementType
     IfcSpatialStructureElementType*
      IfcSpaceType IfcSpaceTypeEnum
     IfcTransportElementType IfcTransportElementTypeEnum
    IfcWindowStyle
 IfcPropertyDefinition*
  IfcPropertySetDefinition*
   IfcDoorLiningProperties
   IfcDoorPanelProperties
   IfcElementQuantity
   IfcEnergyProperties
    IfcElectricalBaseProperties
   IfcFluidFlowProperties
   IfcPermeableCoveringProperties
   IfcPropertySet
   IfcReinforcementDefinitionProperties
   IfcServiceLifeFactor IfcServiceLifeFactorTypeEnum
   IfcSoundProperties
   IfcSoundValue
   IfcSpaceThermalLoadProperties
   IfcWindowLiningProperties
   IfcWindowPanelProperties
 IfcRelationship*
  IfcRelAssigns*
   IfcRelAssignsToActor
    IfcRelOccupiesSpaces
   IfcRelAssignsToControl
    IfcRelAssignsTasks
    IfcRelAssignsToProjectOrder
    IfcRelSchedulesCostItems
   IfcRelAssignsToGroup
   IfcRelAssignsToProcess
   IfcRelAssignsToProduct
   IfcRelAssignsToResource
  IfcRelAssociates
   IfcRelAssociatesAppliedValue
   IfcRelAssociatesApproval
   IfcRelAssociatesClassification
   IfcRelAssociatesConstraint
   IfcRelAssociatesDocument
   IfcRelAssociatesLibrary
   IfcRelAssociatesMaterial
   IfcRelAssociatesProfileProperties
  IfcRelConnects*
   IfcRelConnectsElements
    IfcRelConnectsPathElements
    IfcRelConnectsWithRealizingElements
   IfcRelConnectsPorts
   IfcRelConnectsPortToElement
   IfcRelConnectsStructuralActivity
   IfcRelConnectsStructuralElement
   IfcRelConnectsStructuralMember
    IfcRelConnectsWithEccentricity
   IfcRelContainedInSpatialStructure
   IfcRelCoversBldgElements
   IfcRelCoversSpaces
   IfcRelFillsElement
   IfcRelFlowControlElements
   IfcRelInteractionRequirements
   IfcRelProjectsElement
   IfcRelReferencedInSpatialStructure
   IfcRelSequence
   IfcRelServicesBuildings
   IfcRelSpaceBoundary
   IfcRelVoidsElement
  IfcRelDecomposes*
   IfcRelAggregates
   IfcRelNests
  IfcRelDefines*
   IfcRelDefinesByProperties
    IfcRelOverridesProperties
   IfcRelDefinesByType
IfcSectionProperties
IfcSectionReinforcementProperties
IfcShapeAspect
IfcStructuralConnectionCondition*
 IfcFailureConnectionCondition
 IfcSlippageConnectionCondition
IfcStructuralLoad*
 IfcStructuralLoadStatic*
  IfcStructuralLoadLinearForce
  IfcStructuralLoadPlanarForce
  IfcStructuralLoadSingleDisplacement
   IfcStructuralLoadSingleDisplacementDistortion
  IfcStructuralLoadSingleForce
   IfcStructuralLoadSingleForceWarping
  IfcStructuralLoadTemperature
IfcSurfaceStyleLighting
IfcSurfaceStyleRefraction
IfcSurfaceStyleShading
 IfcSurfaceStyleRendering
IfcSurfaceStyleWithTextures
IfcSurfaceTexture*
 IfcBlobTexture
 IfcImageTexture
 IfcPixelTexture
IfcTable
IfcTableRow
IfcTextStyleForDefinedFont
IfcTextStyleTextModel
IfcTextStyleWithBoxCharacteristics
IfcTextureCoordinate*
 IfcTextureCoordinateGenerator
 IfcTextureMap
IfcTextureVertex
IfcTimeSeries*
 IfcIrregularTimeSeries
 IfcRegularTimeSeries
IfcTimeSeriesReferenceRelationship
IfcTimeSeriesValue
IfcUnitAssignment
IfcVertexBasedTextureMap
IfcVirtualGridIntersection
`,
  occurrencesByType: `
IfcActuator IfcDistributionControlElement
IfcAirTerminal IfcFlowTerminal
IfcAirTerminalBox IfcFlowController
IfcAirToAirHeatRecovery IfcEnergyConversionDevice
IfcAlarm IfcDistributionControlElement
IfcBoiler IfcEnergyConversionDevice
IfcCableCarrierFitting IfcFlowFitting
IfcCableCarrierSegment IfcFlowSegment
IfcCableSegment IfcFlowSegment
IfcChiller IfcEnergyConversionDevice
IfcCoil IfcEnergyConversionDevice
IfcCompressor IfcFlowMovingDevice
IfcCondenser IfcEnergyConversionDevice
IfcController IfcDistributionControlElement
IfcCooledBeam IfcEnergyConversionDevice
IfcCoolingTower IfcEnergyConversionDevice
IfcDamper IfcFlowController
IfcDuctFitting IfcFlowFitting
IfcDuctSegment IfcFlowSegment
IfcDuctSilencer IfcFlowTreatmentDevice
IfcElectricAppliance IfcFlowTerminal
IfcElectricFlowStorageDevice IfcFlowStorageDevice
IfcElectricGenerator IfcEnergyConversionDevice
IfcElectricMotor IfcEnergyConversionDevice
IfcElectricTimeControl IfcFlowController
IfcEvaporativeCooler IfcEnergyConversionDevice
IfcEvaporator IfcEnergyConversionDevice
IfcFan IfcFlowMovingDevice
IfcFilter IfcFlowTreatmentDevice
IfcFireSuppressionTerminal IfcFlowTerminal
IfcFlowInstrument IfcDistributionControlElement
IfcFlowMeter IfcFlowController
IfcFurniture IfcFurnishingElement
IfcHeatExchanger IfcEnergyConversionDevice
IfcHumidifier IfcEnergyConversionDevice
IfcJunctionBox IfcFlowFitting
IfcLamp IfcFlowTerminal
IfcLightFixture IfcFlowTerminal
IfcMotorConnection IfcEnergyConversionDevice
IfcOutlet IfcFlowTerminal
IfcPipeFitting IfcFlowFitting
IfcPipeSegment IfcFlowSegment
IfcProtectiveDevice IfcFlowController
IfcPump IfcFlowMovingDevice
IfcSanitaryTerminal IfcFlowTerminal
IfcSensor IfcDistributionControlElement
IfcSpaceHeater IfcFlowTerminal
IfcStackTerminal IfcFlowTerminal
IfcSwitchingDevice IfcFlowController
IfcSystemFurnitureElement IfcFurnishingElement
IfcTank IfcFlowStorageDevice
IfcTransformer IfcEnergyConversionDevice
IfcTubeBundle IfcEnergyConversionDevice
IfcUnitaryEquipment IfcEnergyConversionDevice
IfcValve IfcFlowController
IfcVibrationIsolator IfcElementComponent
IfcWasteTerminal IfcFlowTerminal
`,
  enumerations: `
IfcActionSourceTypeEnum DEAD_LOAD_G COMPLETION_G1 LIVE_LOAD_Q SNOW_S WIND_W PRESTRESSING_P SETTLEMENT_U TEMPERATURE_T EARTHQUAKE_E FIRE IMPULSE IMPACT TRANSPORT ERECTION PROPPING SYSTEM_IMPERFECTION SHRINKAGE CREEP LACK_OF_FIT BUOYANCY ICE CURRENT WAVE RAIN BRAKES USERDEFINED NOTDEFINED
IfcActionTypeEnum PERMANENT_G VARIABLE_Q EXTRAORDINARY_A USERDEFINED NOTDEFINED
IfcActuatorTypeEnum ELECTRICACTUATOR HANDOPERATEDACTUATOR HYDRAULICACTUATOR PNEUMATICACTUATOR THERMOSTATICACTUATOR USERDEFINED NOTDEFINED
IfcAddressTypeEnum OFFICE SITE HOME DISTRIBUTIONPOINT USERDEFINED
IfcAirTerminalBoxTypeEnum CONSTANTFLOW VARIABLEFLOWPRESSUREDEPENDANT VARIABLEFLOWPRESSUREINDEPENDANT USERDEFINED NOTDEFINED
IfcAirTerminalTypeEnum GRILLE REGISTER DIFFUSER EYEBALL IRIS LINEARGRILLE LINEARDIFFUSER USERDEFINED NOTDEFINED
IfcAirToAirHeatRecoveryTypeEnum FIXEDPLATECOUNTERFLOWEXCHANGER FIXEDPLATECROSSFLOWEXCHANGER FIXEDPLATEPARALLELFLOWEXCHANGER ROTARYWHEEL RUNAROUNDCOILLOOP HEATPIPE TWINTOWERENTHALPYRECOVERYLOOPS THERMOSIPHONSEALEDTUBEHEATEXCHANGERS THERMOSIPHONCOILTYPEHEATEXCHANGERS USERDEFINED NOTDEFINED
IfcAlarmTypeEnum BELL BREAKGLASSBUTTON LIGHT MANUALPULLBOX SIREN WHISTLE USERDEFINED NOTDEFINED
IfcAnalysisModelTypeEnum IN_PLANE_LOADING_2D OUT_PLANE_LOADING_2D LOADING_3D USERDEFINED NOTDEFINED
IfcAnalysisTheoryTypeEnum FIRST_ORDER_THEORY SECOND_ORDER_THEORY THIRD_ORDER_THEORY FULL_NONLINEAR_THEORY USERDEFINED NOTDEFINED
IfcArithmeticOperatorEnum ADD DIVIDE MULTIPLY SUBTRACT
IfcAssemblyPlaceEnum SITE FACTORY NOTDEFINED
IfcBeamTypeEnum BEAM JOIST LINTEL T_BEAM USERDEFINED NOTDEFINED
IfcBenchmarkEnum GREATERTHAN GREATERTHANOREQUALTO LESSTHAN LESSTHANOREQUALTO EQUALTO NOTEQUALTO
IfcBoilerTypeEnum WATER STEAM USERDEFINED NOTDEFINED
IfcBuildingElementProxyTypeEnum USERDEFINED NOTDEFINED
IfcCableCarrierFittingTypeEnum BEND CROSS REDUCER TEE USERDEFINED NOTDEFINED
IfcCableCarrierSegmentTypeEnum CABLELADDERSEGMENT CABLETRAYSEGMENT CABLETRUNKINGSEGMENT CONDUITSEGMENT USERDEFINED NOTDEFINED
IfcCableSegmentTypeEnum CABLESEGMENT CONDUCTORSEGMENT USERDEFINED NOTDEFINED
IfcChangeActionEnum NOCHANGE MODIFIED ADDED DELETED MODIFIEDADDED MODIFIEDDELETED
IfcChillerTypeEnum AIRCOOLED WATERCOOLED HEATRECOVERY USERDEFINED NOTDEFINED
IfcCoilTypeEnum DXCOOLINGCOIL WATERCOOLINGCOIL STEAMHEATINGCOIL WATERHEATINGCOIL ELECTRICHEATINGCOIL GASHEATINGCOIL USERDEFINED NOTDEFINED
IfcColumnTypeEnum COLUMN USERDEFINED NOTDEFINED
IfcCompressorTypeEnum DYNAMIC RECIPROCATING ROTARY SCROLL TROCHOIDAL SINGLESTAGE BOOSTER OPENTYPE HERMETIC SEMIHERMETIC WELDEDSHELLHERMETIC ROLLINGPISTON ROTARYVANE SINGLESCREW TWINSCREW USERDEFINED NOTDEFINED
IfcCondenserTypeEnum WATERCOOLEDSHELLTUBE WATERCOOLEDSHELLCOIL WATERCOOLEDTUBEINTUBE WATERCOOLEDBRAZEDPLATE AIRCOOLED EVAPORATIVECOOLED USERDEFINED NOTDEFINED
IfcConnectionTypeEnum ATPATH ATSTART ATEND NOTDEFINED
IfcConstraintEnum HARD SOFT ADVISORY USERDEFINED NOTDEFINED
IfcControllerTypeEnum FLOATING PROPORTIONAL PROPORTIONALINTEGRAL PROPORTIONALINTEGRALDERIVATIVE TIMEDTWOPOSITION TWOPOSITION USERDEFINED NOTDEFINED
IfcCooledBeamTypeEnum ACTIVE PASSIVE USERDEFINED NOTDEFINED
IfcCoolingTowerTypeEnum NATURALDRAFT MECHANICALINDUCEDDRAFT MECHANICALFORCEDDRAFT USERDEFINED NOTDEFINED
IfcCostScheduleTypeEnum BUDGET COSTPLAN ESTIMATE TENDER PRICEDBILLOFQUANTITIES UNPRICEDBILLOFQUANTITIES SCHEDULEOFRATES USERDEFINED NOTDEFINED
IfcCoveringTypeEnum CEILING FLOORING CLADDING ROOFING INSULATION MEMBRANE SLEEVING WRAPPING USERDEFINED NOTDEFINED
IfcCurrencyEnum AED AES ATS AUD BBD BEG BGL BHD BMD BND BRL BSD BWP BZD CAD CBD CHF CLP CNY CYS CZK DDP DEM DKK EGL EST EUR FAK FIM FJD FKP FRF GBP GIP GMD GRX HKD HUF ICK IDR ILS INR IRP ITL JMD JOD JPY KES KRW KWD KYD LKR LUF MTL MUR MXN MYR NLG NZD OMR PGK PHP PKR PLN PTN QAR RUR SAR SCR SEK SGD SKP THB TRL TTD TWD USD VEB VND XEU ZAR ZWD NOK
IfcCurtainWallTypeEnum USERDEFINED NOTDEFINED
IfcDamperTypeEnum CONTROLDAMPER FIREDAMPER SMOKEDAMPER FIRESMOKEDAMPER BACKDRAFTDAMPER RELIEFDAMPER BLASTDAMPER GRAVITYDAMPER GRAVITYRELIEFDAMPER BALANCINGDAMPER FUMEHOODEXHAUST USERDEFINED NOTDEFINED
IfcDataOriginEnum MEASURED PREDICTED SIMULATED USERDEFINED NOTDEFINED
IfcDerivedUnitEnum ANGULARVELOCITYUNIT COMPOUNDPLANEANGLEUNIT DYNAMICVISCOSITYUNIT HEATFLUXDENSITYUNIT INTEGERCOUNTRATEUNIT ISOTHERMALMOISTURECAPACITYUNIT KINEMATICVISCOSITYUNIT LINEARVELOCITYUNIT MASSDENSITYUNIT MASSFLOWRATEUNIT MOISTUREDIFFUSIVITYUNIT MOLECULARWEIGHTUNIT SPECIFICHEATCAPACITYUNIT THERMALADMITTANCEUNIT THERMALCONDUCTANCEUNIT THERMALRESISTANCEUNIT THERMALTRANSMITTANCEUNIT VAPORPERMEABILITYUNIT VOLUMETRICFLOWRATEUNIT ROTATIONALFREQUENCYUNIT TORQUEUNIT MOMENTOFINERTIAUNIT LINEARMOMENTUNIT LINEARFORCEUNIT PLANARFORCEUNIT MODULUSOFELASTICITYUNIT SHEARMODULUSUNIT LINEARSTIFFNESSUNIT ROTATIONALSTIFFNESSUNIT MODULUSOFSUBGRADEREACTIONUNIT ACCELERATIONUNIT CURVATUREUNIT HEATINGVALUEUNIT IONCONCENTRATIONUNIT LUMINOUSINTENSITYDISTRIBUTIONUNIT MASSPERLENGTHUNIT MODULUSOFLINEARSUBGRADEREACTIONUNIT MODULUSOFROTATIONALSUBGRADEREACTIONUNIT PHUNIT ROTATIONALMASSUNIT SECTIONAREAINTEGRALUNIT SECTIONMODULUSUNIT SOUNDPOWERUNIT SOUNDPRESSUREUNIT TEMPERATUREGRADIENTUNIT THERMALEXPANSIONCOEFFICIENTUNIT WARPINGCONSTANTUNIT WARPINGMOMENTUNIT USERDEFINED
IfcDirectionSenseEnum POSITIVE NEGATIVE
IfcDistributionChamberElementTypeEnum FORMEDDUCT INSPECTIONCHAMBER INSPECTIONPIT MANHOLE METERCHAMBER SUMP TRENCH VALVECHAMBER USERDEFINED NOTDEFINED
IfcDocumentConfidentialityEnum PUBLIC RESTRICTED CONFIDENTIAL PERSONAL USERDEFINED NOTDEFINED
IfcDocumentStatusEnum DRAFT FINALDRAFT FINAL REVISION NOTDEFINED
IfcDoorPanelOperationEnum SWINGING DOUBLE_ACTING SLIDING FOLDING REVOLVING ROLLINGUP USERDEFINED NOTDEFINED
IfcDoorPanelPositionEnum LEFT MIDDLE RIGHT NOTDEFINED
IfcDoorStyleConstructionEnum ALUMINIUM HIGH_GRADE_STEEL STEEL WOOD ALUMINIUM_WOOD ALUMINIUM_PLASTIC PLASTIC USERDEFINED NOTDEFINED
IfcDoorStyleOperationEnum SINGLE_SWING_LEFT SINGLE_SWING_RIGHT DOUBLE_DOOR_SINGLE_SWING DOUBLE_DOOR_SINGLE_SWING_OPPOSITE_LEFT DOUBLE_DOOR_SINGLE_SWING_OPPOSITE_RIGHT DOUBLE_SWING_LEFT DOUBLE_SWING_RIGHT DOUBLE_DOOR_DOUBLE_SWING SLIDING_TO_LEFT SLIDING_TO_RIGHT DOUBLE_DOOR_SLIDING FOLDING_TO_LEFT FOLDING_TO_RIGHT DOUBLE_DOOR_FOLDING REVOLVING ROLLINGUP USERDEFINED NOTDEFINED
IfcDuctFittingTypeEnum BEND CONNECTOR ENTRY EXIT JUNCTION OBSTRUCTION TRANSITION USERDEFINED NOTDEFINED
IfcDuctSegmentTypeEnum RIGIDSEGMENT FLEXIBLESEGMENT USERDEFINED NOTDEFINED
IfcDuctSilencerTypeEnum FLATOVAL RECTANGULAR ROUND USERDEFINED NOTDEFINED
IfcElectricApplianceTypeEnum COMPUTER DIRECTWATERHEATER DISHWASHER ELECTRICCOOKER ELECTRICHEATER FACSIMILE FREESTANDINGFAN FREEZER FRIDGE_FREEZER HANDDRYER INDIRECTWATERHEATER MICROWAVE PHOTOCOPIER PRINTER REFRIGERATOR RADIANTHEATER SCANNER TELEPHONE TUMBLEDRYER TV VENDINGMACHINE WASHINGMACHINE WATERHEATER WATERCOOLER USERDEFINED NOTDEFINED
IfcElectricCurrentEnum ALTERNATING DIRECT NOTDEFINED
IfcElectricDistributionPointFunctionEnum ALARMPANEL CONSUMERUNIT CONTROLPANEL DISTRIBUTIONBOARD GASDETECTORPANEL INDICATORPANEL MIMICPANEL MOTORCONTROLCENTRE SWITCHBOARD USERDEFINED NOTDEFINED
IfcElectricFlowStorageDeviceTypeEnum BATTERY CAPACITORBANK HARMONICFILTER INDUCTORBANK UPS USERDEFINED NOTDEFINED
IfcElectricGeneratorTypeEnum USERDEFINED NOTDEFINED
IfcElectricHeaterTypeEnum ELECTRICPOINTHEATER ELECTRICCABLEHEATER ELECTRICMATHEATER USERDEFINED NOTDEFINED
IfcElectricMotorTypeEnum DC INDUCTION POLYPHASE RELUCTANCESYNCHRONOUS SYNCHRONOUS USERDEFINED NOTDEFINED
IfcElectricTimeControlTypeEnum TIMECLOCK TIMEDELAY RELAY USERDEFINED NOTDEFINED
IfcElementAssemblyTypeEnum ACCESSORY_ASSEMBLY ARCH BEAM_GRID BRACED_FRAME GIRDER REINFORCEMENT_UNIT RIGID_FRAME SLAB_FIELD TRUSS USERDEFINED NOTDEFINED
IfcElementCompositionEnum COMPLEX ELEMENT PARTIAL
IfcEnergySequenceEnum PRIMARY SECONDARY TERTIARY AUXILIARY USERDEFINED NOTDEFINED
IfcEnvironmentalImpactCategoryEnum COMBINEDVALUE DISPOSAL EXTRACTION INSTALLATION MANUFACTURE TRANSPORTATION USERDEFINED NOTDEFINED
IfcEvaporativeCoolerTypeEnum DIRECTEVAPORATIVERANDOMMEDIAAIRCOOLER DIRECTEVAPORATIVERIGIDMEDIAAIRCOOLER DIRECTEVAPORATIVESLINGERSPACKAGEDAIRCOOLER DIRECTEVAPORATIVEPACKAGEDROTARYAIRCOOLER DIRECTEVAPORATIVEAIRWASHER INDIRECTEVAPORATIVEPACKAGEAIRCOOLER INDIRECTEVAPORATIVEWETCOIL INDIRECTEVAPORATIVECOOLINGTOWERORCOILCOOLER INDIRECTDIRECTCOMBINATION USERDEFINED NOTDEFINED
IfcEvaporatorTypeEnum DIRECTEXPANSIONSHELLANDTUBE DIRECTEXPANSIONTUBEINTUBE DIRECTEXPANSIONBRAZEDPLATE FLOODEDSHELLANDTUBE SHELLANDCOIL USERDEFINED NOTDEFINED
IfcFanTypeEnum CENTRIFUGALFORWARDCURVED CENTRIFUGALRADIAL CENTRIFUGALBACKWARDINCLINEDCURVED CENTRIFUGALAIRFOIL TUBEAXIAL VANEAXIAL PROPELLORAXIAL USERDEFINED NOTDEFINED
IfcFilterTypeEnum AIRPARTICLEFILTER ODORFILTER OILFILTER STRAINER WATERFILTER USERDEFINED NOTDEFINED
IfcFireSuppressionTerminalTypeEnum BREECHINGINLET FIREHYDRANT HOSEREEL SPRINKLER SPRINKLERDEFLECTOR USERDEFINED NOTDEFINED
IfcFlowDirectionEnum SOURCE SINK SOURCEANDSINK NOTDEFINED
IfcFlowInstrumentTypeEnum PRESSUREGAUGE THERMOMETER AMMETER FREQUENCYMETER POWERFACTORMETER PHASEANGLEMETER VOLTMETER_PEAK VOLTMETER_RMS USERDEFINED NOTDEFINED
IfcFlowMeterTypeEnum ELECTRICMETER ENERGYMETER FLOWMETER GASMETER OILMETER WATERMETER USERDEFINED NOTDEFINED
IfcFootingTypeEnum FOOTING_BEAM PAD_FOOTING PILE_CAP STRIP_FOOTING USERDEFINED NOTDEFINED
IfcGasTerminalTypeEnum GASAPPLIANCE GASBOOSTER GASBURNER USERDEFINED NOTDEFINED
IfcGeometricProjectionEnum GRAPH_VIEW SKETCH_VIEW MODEL_VIEW PLAN_VIEW REFLECTED_PLAN_VIEW SECTION_VIEW ELEVATION_VIEW USERDEFINED NOTDEFINED
IfcGlobalOrLocalEnum GLOBAL_COORDS LOCAL_COORDS
IfcHeatExchangerTypeEnum PLATE SHELLANDTUBE USERDEFINED NOTDEFINED
IfcHumidifierTypeEnum STEAMINJECTION ADIABATICAIRWASHER ADIABATICPAN ADIABATICWETTEDELEMENT ADIABATICATOMIZING ADIABATICULTRASONIC ADIABATICRIGIDMEDIA ADIABATICCOMPRESSEDAIRNOZZLE ASSISTEDELECTRIC ASSISTEDNATURALGAS ASSISTEDPROPANE ASSISTEDBUTANE ASSISTEDSTEAM USERDEFINED NOTDEFINED
IfcInternalOrExternalEnum INTERNAL EXTERNAL NOTDEFINED
IfcInventoryTypeEnum ASSETINVENTORY SPACEINVENTORY FURNITUREINVENTORY USERDEFINED NOTDEFINED
IfcJunctionBoxTypeEnum USERDEFINED NOTDEFINED
IfcLampTypeEnum COMPACTFLUORESCENT FLUORESCENT HIGHPRESSUREMERCURY HIGHPRESSURESODIUM METALHALIDE TUNGSTENFILAMENT USERDEFINED NOTDEFINED
IfcLayerSetDirectionEnum AXIS1 AXIS2 AXIS3
IfcLightDistributionCurveEnum TYPE_A TYPE_B TYPE_C NOTDEFINED
IfcLightEmissionSourceEnum COMPACTFLUORESCENT FLUORESCENT HIGHPRESSUREMERCURY HIGHPRESSURESODIUM LIGHTEMITTINGDIODE LOWPRESSURESODIUM LOWVOLTAGEHALOGEN MAINVOLTAGEHALOGEN METALHALIDE TUNGSTENFILAMENT NOTDEFINED
IfcLightFixtureTypeEnum POINTSOURCE DIRECTIONSOURCE USERDEFINED NOTDEFINED
IfcLoadGroupTypeEnum LOAD_GROUP LOAD_CASE LOAD_COMBINATION_GROUP LOAD_COMBINATION USERDEFINED NOTDEFINED
IfcLogicalOperatorEnum LOGICALAND LOGICALOR
IfcMemberTypeEnum BRACE CHORD COLLAR MEMBER MULLION PLATE POST PURLIN RAFTER STRINGER STRUT STUD USERDEFINED NOTDEFINED
IfcMotorConnectionTypeEnum BELTDRIVE COUPLING DIRECTDRIVE USERDEFINED NOTDEFINED
IfcNullStyle NULL
IfcObjectiveEnum CODECOMPLIANCE DESIGNINTENT HEALTHANDSAFETY REQUIREMENT SPECIFICATION TRIGGERCONDITION USERDEFINED NOTDEFINED
IfcObjectTypeEnum PRODUCT PROCESS CONTROL RESOURCE ACTOR GROUP PROJECT NOTDEFINED
IfcOccupantTypeEnum ASSIGNEE ASSIGNOR LESSEE LESSOR LETTINGAGENT OWNER TENANT USERDEFINED NOTDEFINED
IfcOutletTypeEnum AUDIOVISUALOUTLET COMMUNICATIONSOUTLET POWEROUTLET USERDEFINED NOTDEFINED
IfcPermeableCoveringOperationEnum GRILL LOUVER SCREEN USERDEFINED NOTDEFINED
IfcPhysicalOrVirtualEnum PHYSICAL VIRTUAL NOTDEFINED
IfcPileConstructionEnum CAST_IN_PLACE COMPOSITE PRECAST_CONCRETE PREFAB_STEEL USERDEFINED NOTDEFINED
IfcPileTypeEnum COHESION FRICTION SUPPORT USERDEFINED NOTDEFINED
IfcPipeFittingTypeEnum BEND CONNECTOR ENTRY EXIT JUNCTION OBSTRUCTION TRANSITION USERDEFINED NOTDEFINED
IfcPipeSegmentTypeEnum FLEXIBLESEGMENT RIGIDSEGMENT GUTTER SPOOL USERDEFINED NOTDEFINED
IfcPlateTypeEnum CURTAIN_PANEL SHEET USERDEFINED NOTDEFINED
IfcProcedureTypeEnum ADVICE_CAUTION ADVICE_NOTE ADVICE_WARNING CALIBRATION DIAGNOSTIC SHUTDOWN STARTUP USERDEFINED NOTDEFINED
IfcProfileTypeEnum CURVE AREA
IfcProjectedOrTrueLengthEnum PROJECTED_LENGTH TRUE_LENGTH
IfcProjectOrderRecordTypeEnum CHANGE MAINTENANCE MOVE PURCHASE WORK USERDEFINED NOTDEFINED
IfcProjectOrderTypeEnum CHANGEORDER MAINTENANCEWORKORDER MOVEORDER PURCHASEORDER WORKORDER USERDEFINED NOTDEFINED
IfcPropertySourceEnum DESIGN DESIGNMAXIMUM DESIGNMINIMUM SIMULATED ASBUILT COMMISSIONING MEASURED USERDEFINED NOTKNOWN
IfcProtectiveDeviceTypeEnum FUSEDISCONNECTOR CIRCUITBREAKER EARTHFAILUREDEVICE RESIDUALCURRENTCIRCUITBREAKER RESIDUALCURRENTSWITCH VARISTOR USERDEFINED NOTDEFINED
IfcPumpTypeEnum CIRCULATOR ENDSUCTION SPLITCASE VERTICALINLINE VERTICALTURBINE USERDEFINED NOTDEFINED
IfcRailingTypeEnum HANDRAIL GUARDRAIL BALUSTRADE USERDEFINED NOTDEFINED
IfcRampFlightTypeEnum STRAIGHT SPIRAL USERDEFINED NOTDEFINED
IfcRampTypeEnum STRAIGHT_RUN_RAMP TWO_STRAIGHT_RUN_RAMP QUARTER_TURN_RAMP TWO_QUARTER_TURN_RAMP HALF_TURN_RAMP SPIRAL_RAMP USERDEFINED NOTDEFINED
IfcReflectanceMethodEnum BLINN FLAT GLASS MATT METAL MIRROR PHONG PLASTIC STRAUSS NOTDEFINED
IfcReinforcingBarRoleEnum MAIN SHEAR LIGATURE STUD PUNCHING EDGE RING USERDEFINED NOTDEFINED
IfcReinforcingBarSurfaceEnum PLAIN TEXTURED
IfcResourceConsumptionEnum CONSUMED PARTIALLYCONSUMED NOTCONSUMED OCCUPIED PARTIALLYOCCUPIED NOTOCCUPIED USERDEFINED NOTDEFINED
IfcRibPlateDirectionEnum DIRECTION_X DIRECTION_Y
IfcRoleEnum SUPPLIER MANUFACTURER CONTRACTOR SUBCONTRACTOR ARCHITECT STRUCTURALENGINEER COSTENGINEER CLIENT BUILDINGOWNER BUILDINGOPERATOR MECHANICALENGINEER ELECTRICALENGINEER PROJECTMANAGER FACILITIESMANAGER CIVILENGINEER COMISSIONINGENGINEER ENGINEER OWNER CONSULTANT CONSTRUCTIONMANAGER FIELDCONSTRUCTIONMANAGER RESELLER USERDEFINED
IfcRoofTypeEnum FLAT_ROOF SHED_ROOF GABLE_ROOF HIP_ROOF HIPPED_GABLE_ROOF GAMBREL_ROOF MANSARD_ROOF BARREL_ROOF RAINBOW_ROOF BUTTERFLY_ROOF PAVILION_ROOF DOME_ROOF FREEFORM NOTDEFINED
IfcSanitaryTerminalTypeEnum BATH BIDET CISTERN SHOWER SINK SANITARYFOUNTAIN TOILETPAN URINAL WASHHANDBASIN WCSEAT USERDEFINED NOTDEFINED
IfcSectionTypeEnum UNIFORM TAPERED
IfcSensorTypeEnum CO2SENSOR FIRESENSOR FLOWSENSOR GASSENSOR HEATSENSOR HUMIDITYSENSOR LIGHTSENSOR MOISTURESENSOR MOVEMENTSENSOR PRESSURESENSOR SMOKESENSOR SOUNDSENSOR TEMPERATURESENSOR USERDEFINED NOTDEFINED
IfcSequenceEnum START_START START_FINISH FINISH_START FINISH_FINISH NOTDEFINED
IfcServiceLifeFactorTypeEnum A_QUALITYOFCOMPONENTS B_DESIGNLEVEL C_WORKEXECUTIONLEVEL D_INDOORENVIRONMENT E_OUTDOORENVIRONMENT F_INUSECONDITIONS G_MAINTENANCELEVEL USERDEFINED NOTDEFINED
IfcServiceLifeTypeEnum ACTUALSERVICELIFE EXPECTEDSERVICELIFE OPTIMISTICREFERENCESERVICELIFE PESSIMISTICREFERENCESERVICELIFE REFERENCESERVICELIFE
IfcSlabTypeEnum FLOOR ROOF LANDING BASESLAB USERDEFINED NOTDEFINED
IfcSoundScaleEnum DBA DBB DBC NC NR USERDEFINED NOTDEFINED
IfcSpaceHeaterTypeEnum SECTIONALRADIATOR PANELRADIATOR TUBULARRADIATOR CONVECTOR BASEBOARDHEATER FINNEDTUBEUNIT UNITHEATER USERDEFINED NOTDEFINED
IfcSpaceTypeEnum USERDEFINED NOTDEFINED
IfcStackTerminalTypeEnum BIRDCAGE COWL RAINWATERHOPPER USERDEFINED NOTDEFINED
IfcStairFlightTypeEnum STRAIGHT WINDER SPIRAL CURVED FREEFORM USERDEFINED NOTDEFINED
IfcStairTypeEnum STRAIGHT_RUN_STAIR TWO_STRAIGHT_RUN_STAIR QUARTER_WINDING_STAIR QUARTER_TURN_STAIR HALF_WINDING_STAIR HALF_TURN_STAIR TWO_QUARTER_WINDING_STAIR TWO_QUARTER_TURN_STAIR THREE_QUARTER_WINDING_STAIR THREE_QUARTER_TURN_STAIR SPIRAL_STAIR DOUBLE_RETURN_STAIR CURVED_RUN_STAIR TWO_CURVED_RUN_STAIR USERDEFINED NOTDEFINED
IfcStateEnum READWRITE READONLY LOCKED READWRITELOCKED READONLYLOCKED
IfcStructuralCurveTypeEnum RIGID_JOINED_MEMBER PIN_JOINED_MEMBER CABLE TENSION_MEMBER COMPRESSION_MEMBER USERDEFINED NOTDEFINED
IfcStructuralSurfaceTypeEnum BENDING_ELEMENT MEMBRANE_ELEMENT SHELL USERDEFINED NOTDEFINED
IfcSurfaceTextureEnum BUMP OPACITY REFLECTION SELFILLUMINATION SHININESS SPECULAR TEXTURE TRANSPARENCYMAP NOTDEFINED
IfcSwitchingDeviceTypeEnum CONTACTOR EMERGENCYSTOP STARTER SWITCHDISCONNECTOR TOGGLESWITCH USERDEFINED NOTDEFINED
IfcTankTypeEnum PREFORMED SECTIONAL EXPANSION PRESSUREVESSEL USERDEFINED NOTDEFINED
IfcTendonTypeEnum STRAND WIRE BAR COATED USERDEFINED NOTDEFINED
IfcThermalLoadSourceEnum PEOPLE LIGHTING EQUIPMENT VENTILATIONINDOORAIR VENTILATIONOUTSIDEAIR RECIRCULATEDAIR EXHAUSTAIR AIREXCHANGERATE DRYBULBTEMPERATURE RELATIVEHUMIDITY INFILTRATION USERDEFINED NOTDEFINED
IfcThermalLoadTypeEnum SENSIBLE LATENT RADIANT NOTDEFINED
IfcTimeSeriesDataTypeEnum CONTINUOUS DISCRETE DISCRETEBINARY PIECEWISEBINARY PIECEWISECONSTANT PIECEWISECONTINUOUS NOTDEFINED
IfcTimeSeriesScheduleTypeEnum ANNUAL MONTHLY WEEKLY DAILY USERDEFINED NOTDEFINED
IfcTransformerTypeEnum CURRENT FREQUENCY VOLTAGE USERDEFINED NOTDEFINED
IfcTransportElementTypeEnum ELEVATOR ESCALATOR MOVINGWALKWAY USERDEFINED NOTDEFINED
IfcTubeBundleTypeEnum FINNED USERDEFINED NOTDEFINED
IfcUnitaryEquipmentTypeEnum AIRHANDLER AIRCONDITIONINGUNIT SPLITSYSTEM ROOFTOPUNIT USERDEFINED NOTDEFINED
IfcUnitEnum ABSORBEDDOSEUNIT AMOUNTOFSUBSTANCEUNIT AREAUNIT DOSEEQUIVALENTUNIT ELECTRICCAPACITANCEUNIT ELECTRICCHARGEUNIT ELECTRICCONDUCTANCEUNIT ELECTRICCURRENTUNIT ELECTRICRESISTANCEUNIT ELECTRICVOLTAGEUNIT ENERGYUNIT FORCEUNIT FREQUENCYUNIT ILLUMINANCEUNIT INDUCTANCEUNIT LENGTHUNIT LUMINOUSFLUXUNIT LUMINOUSINTENSITYUNIT MAGNETICFLUXDENSITYUNIT MAGNETICFLUXUNIT MASSUNIT PLANEANGLEUNIT POWERUNIT PRESSUREUNIT RADIOACTIVITYUNIT SOLIDANGLEUNIT THERMODYNAMICTEMPERATUREUNIT TIMEUNIT VOLUMEUNIT USERDEFINED
IfcValveTypeEnum AIRRELEASE ANTIVACUUM CHANGEOVER CHECK COMMISSIONING DIVERTING DRAWOFFCOCK DOUBLECHECK DOUBLEREGULATING FAUCET FLUSHING GASCOCK GASTAP ISOLATING MIXING PRESSUREREDUCING PRESSURERELIEF REGULATING SAFETYCUTOFF STEAMTRAP STOPCOCK USERDEFINED NOTDEFINED
IfcVibrationIsolatorTypeEnum COMPRESSION SPRING USERDEFINED NOTDEFINED
IfcWallTypeEnum STANDARD POLYGONAL SHEAR ELEMENTEDWALL PLUMBINGWALL USERDEFINED NOTDEFINED
IfcWasteTerminalTypeEnum FLOORTRAP FLOORWASTE GULLYSUMP GULLYTRAP GREASEINTERCEPTOR OILINTERCEPTOR PETROLINTERCEPTOR ROOFDRAIN WASTEDISPOSALUNIT WASTETRAP USERDEFINED NOTDEFINED
IfcWindowPanelOperationEnum SIDEHUNGRIGHTHAND SIDEHUNGLEFTHAND TILTANDTURNRIGHTHAND TILTANDTURNLEFTHAND TOPHUNG BOTTOMHUNG PIVOTHORIZONTAL PIVOTVERTICAL SLIDINGHORIZONTAL SLIDINGVERTICAL REMOVABLECASEMENT FIXEDCASEMENT OTHEROPERATION NOTDEFINED
IfcWindowPanelPositionEnum LEFT MIDDLE RIGHT BOTTOM TOP NOTDEFINED
IfcWindowStyleConstructionEnum ALUMINIUM HIGH_GRADE_STEEL STEEL WOOD ALUMINIUM_WOOD PLASTIC OTHER_CONSTRUCTION NOTDEFINED
IfcWindowStyleOperationEnum SINGLE_PANEL DOUBLE_PANEL_VERTICAL DOUBLE_PANEL_HORIZONTAL TRIPLE_PANEL_VERTICAL TRIPLE_PANEL_BOTTOM TRIPLE_PANEL_TOP TRIPLE_PANEL_LEFT TRIPLE_PANEL_RIGHT TRIPLE_PANEL_HORIZONTAL USERDEFINED NOTDEFINED
IfcWorkControlTypeEnum ACTUAL BASELINE PLANNED USERDEFINED NOTDEFINED
`,
  dataTypes: `
IfcAbsorbedDoseMeasure double
IfcAccelerationMeasure double
IfcAmountOfSubstanceMeasure double
IfcAngularVelocityMeasure double
IfcAreaMeasure double
IfcBoolean boolean
IfcBoxAlignment string
IfcContextDependentMeasure double
IfcCountMeasure integer
IfcCurvatureMeasure double
IfcDayInMonthNumber integer
IfcDaylightSavingHour integer
IfcDescriptiveMeasure string
IfcDimensionCount integer
IfcDoseEquivalentMeasure double
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
IfcHourInDay integer
IfcIdentifier string
IfcIlluminanceMeasure double
IfcInductanceMeasure double
IfcInteger integer
IfcIntegerCountRateMeasure integer
IfcIonConcentrationMeasure double
IfcIsothermalMoistureCapacityMeasure double
IfcKinematicViscosityMeasure double
IfcLabel string
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
IfcMinuteInHour integer
IfcModulusOfElasticityMeasure double
IfcModulusOfLinearSubgradeReactionMeasure double
IfcModulusOfRotationalSubgradeReactionMeasure double
IfcModulusOfSubgradeReactionMeasure double
IfcMoistureDiffusivityMeasure double
IfcMolecularWeightMeasure double
IfcMomentOfInertiaMeasure double
IfcMonetaryMeasure double
IfcMonthInYearNumber integer
IfcNormalisedRatioMeasure double
IfcNumericMeasure double
IfcParameterValue double
IfcPHMeasure double
IfcPlanarForceMeasure double
IfcPlaneAngleMeasure double
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
IfcSecondInMinute double
IfcSectionalAreaIntegralMeasure double
IfcSectionModulusMeasure double
IfcShearModulusMeasure double
IfcSolidAngleMeasure double
IfcSoundPowerMeasure double
IfcSoundPressureMeasure double
IfcSpecificHeatCapacityMeasure double
IfcSpecularExponent double
IfcSpecularRoughness double
IfcTemperatureGradientMeasure double
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
IfcTimeMeasure double
IfcTimeStamp integer
IfcTorqueMeasure double
IfcVaporPermeabilityMeasure double
IfcVolumeMeasure double
IfcVolumetricFlowRateMeasure double
IfcWarpingConstantMeasure double
IfcWarpingMomentMeasure double
IfcYearNumber integer
`,
  sets: `
Pset_ActionRequest | IfcActionRequest | RequestSourceType=Email/Fax/Phone/Post/Verbal/Other/NotKnown/Unset RequestSourceLabel:IfcLabel RequestSourceName:- RequestDescription:IfcText RequestComments:IfcText Status=Hold/NoAction/Schedule/Urgent/Other/NotKnown/Unset
Pset_ActorCommon | IfcActor | NumberOfActors:IfcCountMeasure Category:IfcLabel SkillLevel:IfcLabel
Pset_ActuatorTypeCommon | IfcActuatorType | FailPosition=FailOpen/FailClosed/NotKnown/Unset ManualOverride:IfcBoolean
Pset_ActuatorTypeElectricActuator | IfcActuatorType/ELECTRICACTUATOR | ActuatorInputPower:IfcPowerMeasure ElectricActuatorType=MotorDrive/Magnetic/Other/NotKnown/Unset
Pset_ActuatorTypeHydraulicActuator | IfcActuatorType/HYDRAULICACTUATOR | InputPressure:IfcPressureMeasure InputFlowrate:IfcVolumetricFlowRateMeasure
Pset_ActuatorTypeLinearActuation | IfcActuatorType | Force:IfcForceMeasure Stroke:IfcLengthMeasure
Pset_ActuatorTypePneumaticActuator | IfcActuatorType/PNEUMATICACTUATOR | InputPressure:IfcPressureMeasure InputFlowrate:IfcVolumetricFlowRateMeasure
Pset_ActuatorTypeRotationalActuation | IfcActuatorType | Torque:IfcTorqueMeasure RangeAngle:IfcPlaneAngleMeasure
Pset_AirSideSystemInformation | IfcSpatialStructureElement, IfcSystem | Name:IfcLabel Description:IfcLabel AirSideSystemType=CONSTANTVOLUME/CONSTANTVOLUMESINGLEZONE/CONSTANTVOLUMEMULTIPLEZONEREHEAT/CONSTANTVOLUMEBYPASS/VARIABLEAIRVOLUME/VARIABLEAIRVOLUMEREHEAT/VARIABLEAIRVOLUMEINDUCTION/VARIABLEAIRVOLUMEFANPOWERED/VARIABLEAIRVOLUMEDUALCONDUIT/VARIABLEAIRVOLUMEVARIABLEDIFFUSERS/VARIABLEAIRVOLUMEVARIABLETEMPERATURE/OTHER/NOTKNOWN/UNSET AirSideSystemDistributionType=SINGLEDUCT/DUALDUCT/MULTIZONE/OTHER/NOTKNOWN/UNSET TotalAirflow:IfcVolumetricFlowRateMeasure EnergyGainTotal:IfcPowerMeasure AirflowSensible:IfcVolumetricFlowRateMeasure EnergyGainSensible:IfcPowerMeasure EnergyLoss:IfcPowerMeasure LightingDiversity:IfcPositiveRatioMeasure InfiltrationDiversitySummer:IfcPositiveRatioMeasure InfiltrationDiversityWinter:IfcPositiveRatioMeasure ApplianceDiversity:IfcPositiveRatioMeasure LoadSafetyFactor:IfcPositiveRatioMeasure HeatingTemperatureDelta:IfcThermodynamicTemperatureMeasure CoolingTemperatureDelta:IfcThermodynamicTemperatureMeasure Ventilation:IfcVolumetricFlowRateMeasure FanPower:IfcPowerMeasure
Pset_AirTerminalBoxPHistory | IfcPerformanceHistory | DamperPosition:- AtmosphericPressure:- Sound:- AirflowCurve:-
Pset_AirTerminalBoxTypeCommon | IfcAirTerminalBoxType | AirflowRateRange:IfcVolumetricFlowRateMeasure AirPressureRange:IfcPressureMeasure NominalAirFlowRate:IfcVolumetricFlowRateMeasure ArrangementType=SINGLEDUCT/DUALDUCT/OTHER/NOTKNOWN/UNSET ReheatType=ELECTRICALREHEAT/WATERCOILREHEAT/STEAMCOILREHEAT/GASREHEAT/NONE/OTHER/NOTKNOWN/UNSET HasSoundAttenuator:IfcBoolean HasReturnAir:IfcBoolean HasFan:IfcBoolean NominalInletAirPressure:IfcPressureMeasure NominalDamperDiameter:IfcPositiveLengthMeasure Material:- HousingThickness:IfcLengthMeasure OperationTemperatureRange:IfcThermodynamicTemperatureMeasure ReturnAirFractionRange:IfcPositiveRatioMeasure Weight:IfcMassMeasure
Pset_AirTerminalPHistory | IfcPerformanceHistory | AirFlowRate:- NeckAirVelocity:- SupplyAirTemperatureHeating:- SupplyAirTemperatureCooling:- PressureDrop:- InductionRatio:IfcLengthMeasure/IfcReal CenterlineAirVelocity:IfcLengthMeasure/IfcLinearVelocityMeasure
Pset_AirTerminalTypeCommon | IfcAirTerminalType | Shape=ROUND/RECTANGULAR/SQUARE/SLOT/OTHER/NOTKNOWN/UNSET FlowPattern=LINEARSINGLE/LINEARDOUBLE/LINEARFOURWAY/RADIAL/SWIRL/DISPLACMENT/COMPACTJET/OTHER/NOTKNOWN/UNSET AirFlowrateRange:IfcVolumetricFlowRateMeasure TemperatureRange:IfcThermodynamicTemperatureMeasure DischargeDirection=PARALLEL/PERPENDICULAR/ADJUSTABLE/OTHER/NOTKNOWN/UNSET ThrowLength:IfcLengthMeasure AirDiffusionPerformanceIndex:IfcReal Material:- FinishType=ANNODIZED/PAINTED/NONE/OTHER/NOTKNOWN/UNSET FinishColor:IfcLabel MountingType=SURFACE/FLATFLUSH/LAYIN/OTHER/NOTKNOWN/UNSET CoreType=SHUTTERBLADE/CURVEDBLADE/REMOVABLE/REVERSIBLE/NONE/OTHER/NOTKNOWN/UNSET CoreSetHorizontal:IfcPlaneAngleMeasure CoreSetVertical:IfcPlaneAngleMeasure HasIntegralControl:IfcBoolean FlowControlType=DAMPER/BELLOWS/NONE/OTHER/NOTKNOWN/UNSET HasSoundAttenuator:IfcBoolean HasThermalInsulation:IfcBoolean NeckArea:IfcAreaMeasure EffectiveArea:IfcAreaMeasure Weight:IfcMassMeasure AirFlowrateVersusFlowControlElement:IfcPositiveRatioMeasure/IfcVolumetricFlowRateMeasure
Pset_AirTerminalTypeRectangular | IfcAirTerminalType | FaceType=FOURWAYPATTERN/SINGLEDEFLECTION/DOUBLEDEFLECTION/SIGHTPROOF/EGGCRATE/PERFORATED/LOUVERED/OTHER/NOTKNOWN/UNSET
Pset_AirTerminalTypeRound | IfcAirTerminalType | FaceType=FOURWAYPATTERN/SINGLEDEFLECTION/DOUBLEDEFLECTION/SIGHTPROOF/EGGCRATE/PERFORATED/LOUVERED/OTHER/NOTKNOWN/UNSET
Pset_AirTerminalTypeSlot | IfcAirTerminalType | SlotWidth:IfcPositiveLengthMeasure SlotLength:IfcPositiveLengthMeasure NumberOfSlots:IfcInteger
Pset_AirTerminalTypeSquare | IfcAirTerminalType | FaceType=FOURWAYPATTERN/SINGLEDEFLECTION/DOUBLEDEFLECTION/SIGHTPROOF/EGGCRATE/PERFORATED/LOUVERED/OTHER/NOTKNOWN/UNSET
Pset_AirToAirHeatRecoveryPHist | IfcPerformanceHistory | SensibleEffectiveness:- TotalEffectiveness:- TemperatureEffectiveness:- DefrostTemperatureEffectiveness:- HumidityEffectiveness:- SensibleHeatTransferRate:- LatentHeatTransferRate:- TotalHeatTransferRate:- SensibleEffectivenessTable:- TotalEffectivenessTable:- AirPressureDropCurves:-
Pset_AirToAirHeatRecoveryTypeCommon | IfcAirToAirHeatRecoveryType | HeatTransferTypeEnum=SENSIBLE/LATENT/OTHER/NOTKNOWN/UNSET MediaMaterial:- HasDefrost:IfcBoolean OperationalTemperatureRange:IfcThermodynamicTemperatureMeasure PrimaryAirflowRateRange:IfcVolumetricFlowRateMeasure SecondaryAirflowRateRange:IfcPressureMeasure Weight:IfcMassMeasure
Pset_AnalogInput | IfcDistributionControlElement | HighLimit:IfcReal LowLimit:IfcReal Deadband:IfcReal HighLimitEnable:IfcBoolean LowLimitEnable:IfcBoolean EventEnable=To-OffNormal/To-Fault/To-Normal/Other/NotKnown/Unset NotifyType=Alarm/Event/AcknowledgeNotification/Other/NotKnown/Unset
Pset_AnalogOutput | IfcDistributionControlElement | HighLimit:IfcReal LowLimit:IfcReal Deadband:IfcReal HighLimitEnable:IfcBoolean LowLimitEnable:IfcBoolean EventEnable=To-OffNormal/To-Fault/To-Normal/Other/NotKnown/Unset NotifyType=Alarm/Event/AcknowledgeNotification/Other/NotKnown/Unset
Pset_Asset | IfcAsset | AssetAccountingType=Fixed/NonFixed/Other/NotKnown/Unset AssetTaxType=Capitalised/Expensed/Other/NotKnown/Unset AssetInsuranceType=Personal/Real/Other/NotKnown/Unset
Pset_BeamCommon | IfcBeam | Reference:IfcIdentifier Span:IfcPositiveLengthMeasure Slope:IfcPlaneAngleMeasure IsExternal:IfcBoolean LoadBearing:IfcBoolean FireRating:IfcLabel
Pset_BinaryInput | IfcDistributionControlElement | Polarity=Normal/Reverse/Other/NotKnown/Unset InactiveText:IfcText ActiveText:IfcText MinimumOffTime:- MinimumOnTime:- FeedbackValue=Active/Inactive/Other/NotKnown/Unset EventEnable=To-OffNormal/To-Fault/To-Normal/Other/NotKnown/Unset AckedTransitions=To-OffNormal/To-Fault/To-Normal/Other/NotKnown/Unset
Pset_BinaryOutput | IfcDistributionControlElement | Polarity=Normal/Reverse/Other/NotKnown/Unset InactiveText:IfcText ActiveText:IfcText AlarmValue=Active/Inactive/Other/NotKnown/Unset EventEnable=To-OffNormal/To-Fault/To-Normal/Other/NotKnown/Unset AckedTransitions=To-OffNormal/To-Fault/To-Normal/Other/NotKnown/Unset
Pset_BoilerPHistory | IfcPerformanceHistory | EnergySourceConsumption:- OperationalEfficiency:- CombustionEfficiency:- WorkingPressure:- CombustionTemperature:- PartLoadRatio:- Load:- PrimaryEnergyConsumption:- AuxiliaryEnergyConsumption:-
Pset_BoilerTypeCommon | IfcBoilerType | PressureRating:IfcPressureMeasure OperatingMode=FIXED/TWOSTEP/MODULATING/OTHER/NOTKNOWN/UNSET Material:- HeatTransferSurfaceArea:IfcAreaMeasure NominalPartLoadRatio:IfcReal WaterInletTemperatureRange:IfcThermodynamicTemperatureMeasure WaterStorageCapacity:IfcVolumeMeasure IsWaterStorageHeater:IfcBoolean Weight:IfcMassMeasure PartialLoadEfficiencyCurves:IfcReal NominalEfficiency:IfcReal HeatOutput:IfcReal OutletTemperatureRange:IfcThermodynamicTemperatureMeasure NominalEnergyConsumption:IfcPowerMeasure
Pset_BoilerTypeSteam | IfcBoilerType/STEAM | MaximumOutletPressure:IfcPressureMeasure
Pset_BuildingCommon | IfcBuilding | BuildingID:IfcIdentifier IsPermanentID:IfcBoolean MainFireUse:IfcLabel AncillaryFireUse:IfcLabel SprinklerProtection:IfcBoolean SprinklerProtectionAutomatic:IfcBoolean OccupancyType:IfcLabel GrossPlannedArea:IfcAreaMeasure NumberOfStoreys:IfcInteger YearOfConstruction:IfcLabel IsLandmarked:IfcLogical
Pset_BuildingElementProxyCommon | IfcBuildingElementProxy | Reference:IfcIdentifier
Pset_BuildingStoreyCommon | IfcBuildingStorey | EntranceLevel:IfcBoolean AboveGround:IfcLogical SprinklerProtection:IfcBoolean SprinklerProtectionAutomatic:IfcBoolean GrossAreaPlanned:IfcAreaMeasure NetAreaPlanned:IfcAreaMeasure
Pset_BuildingUse | IfcBuilding | MarketCategory:IfcLabel MarketSubCategory:IfcLabel PlanningControlStatus:IfcLabel NarrativeText:IfcText VacancyRateInCategoryNow:IfcPositiveRatioMeasure TenureModesAvailableNow:IfcLabel MarketSubCategoriesAvailableNow:IfcLabel RentalRatesInCategoryNow:IfcMonetaryMeasure VacancyRateInCategoryFuture:IfcPositiveRatioMeasure TenureModesAvailableFuture:IfcLabel MarketSubCategoriesAvailableFuture:IfcLabel RentalRatesInCategoryFuture:IfcMonetaryMeasure
Pset_BuildingUseAdjacent | IfcBuilding | MarketCategory:IfcLabel MarketSubCategory:IfcLabel PlanningControlStatus:IfcLabel NarrativeText:IfcText
Pset_BuildingWaterStorage | IfcBuilding | WaterStorageRatePerPerson:IfcVolumeMeasure OneDayPotableWater:IfcVolumeMeasure OneDayEssentialWater:IfcVolumeMeasure OneDayCoolingTowerMakeupWater:IfcVolumeMeasure OneDayProcessOrProductionWater:IfcVolumeMeasure
Pset_CableCarrierSegmentTypeCableLadderSegment | IfcCableCarrierSegmentType/CABLELADDERSEGMENT | NominalLength:IfcPositiveLengthMeasure NominalWidth:IfcPositiveLengthMeasure NominalHeight:IfcPositiveLengthMeasure LadderConfiguration:IfcText
Pset_CableCarrierSegmentTypeCableTraySegment | IfcCableCarrierSegmentType/CABLETRAYSEGMENT | NominalLength:IfcPositiveLengthMeasure NominalWidth:IfcPositiveLengthMeasure NominalHeight:IfcPositiveLengthMeasure HasCover:IfcBoolean
Pset_CableCarrierSegmentTypeCableTrunkingSegment | IfcCableCarrierSegmentType/CABLETRUNKINGSEGMENT | NominalLength:IfcPositiveLengthMeasure NominalWidth:IfcPositiveLengthMeasure NominalHeight:IfcPositiveLengthMeasure NumberOfCompartments:IfcInteger
Pset_CableCarrierSegmentTypeConduitSegment | IfcCableCarrierSegmentType/CONDUITSEGMENT | NominalLength:IfcPositiveLengthMeasure NominalWidth:IfcPositiveLengthMeasure NominalHeight:IfcPositiveLengthMeasure ConduitShapeType=Circular/Oval/Other/NotKnown/Unset IsRigid:IfcBoolean
Pset_CableSegmentTypeCableSegment | IfcCableSegmentType/CABLESEGMENT | CrossSectionalArea:IfcAreaMeasure NominalLength:IfcPositiveLengthMeasure NominalWidthOrDiameter:IfcPositiveLengthMeasure NominalHeight:IfcPositiveLengthMeasure NormalOperatingTemperature:IfcThermodynamicTemperatureMeasure MaxOperatingTemperature:IfcThermodynamicTemperatureMeasure CableInsulationMaterial:- SheathColor:IfcLabel
Pset_CableSegmentTypeConductorSegment | IfcCableSegmentType/CONDUCTORSEGMENT | CrossSectionalArea:IfcAreaMeasure NominalLength:IfcPositiveLengthMeasure ElectricalConductorFunction=Phase/Neutral/ProtectiveGround/Other/NotKnown/Unset PhaseReference:IfcIdentifier ConductorMaterial:- ConductorSheathMaterial:- MaximumOperatingTemperature:IfcThermodynamicTemperatureMeasure IsFireResistant:IfcBoolean SheathColor:IfcLabel
Pset_ChillerPHistory | IfcPerformanceHistory | Capacity:- EnergyEfficiencyRatio:- CoefficientOfPerformance:- CapacityCurve:IfcReal CoefficientOfPerformanceCurve:IfcReal FullLoadRatioCurve:IfcReal
Pset_ChillerTypeCommon | IfcChillerType | NominalCapacity:IfcPowerMeasure NominalEfficiency:IfcReal NominalCondensingTemperature:IfcThermodynamicTemperatureMeasure NominalEvaporatingTemperature:IfcThermodynamicTemperatureMeasure NominalHeatRejectionRate:IfcPowerMeasure NominalPowerConsumption:IfcPowerMeasure
Pset_CoilPHistory | IfcPerformanceHistory | AtmosphericPressure:- AirPressureDropCurve:- SoundCurve:- FaceVelocity:-
Pset_CoilTypeCommon | IfcCoilType | OperationalTemperatureRange:IfcThermodynamicTemperatureMeasure AirflowRateRange:IfcVolumetricFlowRateMeasure NominalSensibleCapacity:IfcPowerMeasure NominalLatentCapacity:IfcPowerMeasure NominalUA:IfcReal
Pset_CoilTypeHydronic | IfcCoilType | FluidPressureRange:IfcPressureMeasure CoilCoolant=WATER/BRINE/GLYCOL/OTHER/NOTKNOWN/UNSET CoilConnectionDirection=LEFT/RIGHT/OTHER/NOTKNOWN/UNSET CoilFluidArrangement=CROSSFLOW/CROSSCOUNTERFLOW/CROSSPARALLELFLOW/OTHER/NOTKNOWN/UNSET CoilFaceArea:IfcAreaMeasure HeatExchangeSurfaceArea:IfcAreaMeasure PrimarySurfaceArea:IfcAreaMeasure SecondarySurfaceArea:IfcAreaMeasure Fluid:- TotalUACurves:IfcReal WaterPressureDropCurve:IfcReal BypassFactor:IfcPositiveRatioMeasure SensibleHeatRatio:IfcReal WetCoilFraction:IfcPositiveRatioMeasure
Pset_ColumnCommon | IfcColumn | Reference:IfcIdentifier Slope:IfcPlaneAngleMeasure IsExternal:IfcBoolean LoadBearing:IfcBoolean FireRating:IfcLabel
Pset_CompressorPHistory | IfcPerformanceHistory | CompressorCapacity:- EnergyEfficiencyRatio:- CoefficientOfPerformance:- VolumetricEfficiency:- CompressionEfficiency:- MechanicalEfficiency:- IsentropicEfficiency:- CompressorTotalEfficiency:- ShaftPower:- InputPower:- LubricantPumpHeatGain:- FrictionHeatGain:- CompressorTotalHeatGain:- FullLoadRatioCurve:IfcReal
Pset_CompressorTypeCommon | IfcCompressorType | PowerSource=MOTORDRIVEN/ENGINEDRIVEN/GASTURBINE/OTHER/NOTKNOWN/UNSET RefrigerantClass=CFC/HCFC/HFC/HYDROCARBONS/AMMONIA/CO2/H2O/OTHER/NOTKNOWN/UNSET RefrigerantType:- MinimumPartLoadRatio:IfcPositiveRatioMeasure MaximumPartLoadRatio:IfcPositiveRatioMeasure CompressorSpeed:IfcRotationalFrequencyMeasure NominalCapacity:IfcPowerMeasure IdealCapacity:IfcPowerMeasure IdealShaftPower:IfcPowerMeasure HasHotGasBypass:IfcBoolean
Pset_ConcreteElementGeneral | IfcBeam, IfcBuildingElementPart, IfcBuildingElementProxy, IfcColumn, IfcCovering, IfcCurtainWall, IfcDoor, IfcFooting, IfcMember, IfcPile, IfcRailing, IfcRamp, IfcRampFlight, IfcRoof, IfcSlab, IfcStair, IfcStairFlight, IfcWall, IfcWallStandardCase | StructuralClass:IfcLabel EnvironmentalClass:IfcLabel FireRating:IfcLabel ServiceLife:IfcTimeMeasure LifeCycleEnvironmentalLoad:IfcText DimensionalAccuracyClass:IfcLabel ConstructionToleranceClass:IfcLabel ConstructionType:IfcLabel ConcreteCoverAtMainBars:IfcPositiveLengthMeasure ConcreteCoverAtLinks:IfcPositiveLengthMeasure
Pset_ConcreteElementQuantityGeneral | IfcBeam, IfcBuildingElementPart, IfcBuildingElementProxy, IfcColumn, IfcCovering, IfcCurtainWall, IfcDoor, IfcFooting, IfcMember, IfcPile, IfcRailing, IfcRamp, IfcRampFlight, IfcRoof, IfcSlab, IfcStair, IfcStairFlight, IfcWall, IfcWallStandardCase | TotalConcreteQuantity:IfcVolumeMeasure TotalRebarQuantity:- TotalAccessoryQuantity:-
Pset_ConcreteElementSurfaceFinishQuantityGeneral | IfcBeam, IfcBuildingElementPart, IfcBuildingElementProxy, IfcColumn, IfcCovering, IfcCurtainWall, IfcDoor, IfcFooting, IfcMember, IfcPile, IfcRailing, IfcRamp, IfcRampFlight, IfcRoof, IfcSlab, IfcStair, IfcStairFlight, IfcWall, IfcWallStandardCase | FormSurface:- ExternalSurface:- SurfaceDescriptionDocReference:-
Pset_CondenserPHistory | IfcPerformanceHistory | HeatRejectionRate:- ExteriorHeatTransferCoefficient:- InteriorHeatTransferCoefficient:- RefrigerantFoulingResistance:- CondensingTemperature:- LogarithmicMeanTemperatureDifference:- UAcurves:- CompressorCondenserHeatGain:- CompressorCondenserPressureDrop:- CondenserMeanVoidFraction:- WaterFoulingResistance:-
Pset_CondenserTypeCommon | IfcCondenserType | RefrigerantClass=CFC/HCFC/HFC/HYDROCARBONS/AMMONIA/CO2/H2O/OTHER/NOTKNOWN/UNSET RefrigerantType:- ExternalSurfaceArea:IfcAreaMeasure InternalSurfaceArea:IfcAreaMeasure InternalRefrigerantVolume:IfcVolumeMeasure InternalWaterVolume:IfcVolumeMeasure NominalHeatTransferArea:IfcAreaMeasure NominalHeatTransferCoefficient:IfcThermalTransmittanceMeasure
Pset_ControllerTypeCommon | IfcControllerType | ControlType=Hysteresis/Constant/Divide/Integral/Subtract/Report/Absolute/Sum/Average/Maximum/Minimum/Modifier/Product/Split/RunningAverage/Inverse/Binary/LowerLimitControl/Other/NotKnown/Unset SignalOffset:IfcReal SignalFactor:IfcReal SignalTime:IfcTimeMeasure
Pset_ControllerTypeProportional | IfcControllerType/PROPORTIONAL | ControlType=Proportional/ProportionalIntegral/ExponentialDelay/Other/NotKnown/Unset SignalFactor1:IfcReal SignalFactor2:IfcReal SignalTime1:IfcTimeMeasure SignalTime2:IfcTimeMeasure
Pset_ControllerTypeTwoPosition | IfcControllerType/TWOPOSITION | ControlType=Not/And/Or/Xor/LowerLimitSwitch/UpperLimitSwitch/LowerBandSwitch/UpperBandSwitch/Average/Other/NotKnown/Unset BandWidth:IfcReal
Pset_CooledBeamPHistory | IfcPerformanceHistory | TotalCoolingCapacity:- TotalHeatingCapacity:- BeamCoolingCapacity:- BeamHeatingCapacity:- CoolingWaterFlowRate:- HeatingWaterFlowRate:- CorrectionFactorForCooling:- CorrectionFactorForHeating:- WaterPressureDropCurves:- SupplyWaterTemperatureCooling:- ReturnWaterTemperatureCooling:- SupplyWaterTemperatureHeating:- ReturnWaterTemperatureHeating:-
Pset_CooledBeamPHistoryActive | IfcPerformanceHistory | AirFlowRate:- Throw:- AirPressureDropCurves:-
Pset_CooledBeamTypeActive | IfcCooledBeamType/ACTIVE | AirFlowConfiguration=BIDIRECTIONAL/UNIDIRECTIONALRIGHT/UNIDIRECTIONALLEFT/OTHER/NOTKNOWN/UNSET AirflowRateRange:IfcVolumetricFlowRateMeasure SupplyAirConnectionType=STRAIGHT/RIGHT/LEFT/TOP/OTHER/NOTKNOWN/UNSET ConnectionSize:IfcLengthMeasure
Pset_CooledBeamTypeCommon | IfcCooledBeamType | IsFreeHanging:IfcBoolean WaterFlowControlSystemType=NONE/ONOFFVALVE/2WAYVALVE/3WAYVALVE/OTHER/NOTKNOWN/UNSET WaterPressureRange:IfcPressureMeasure Material:- NominalCoolingCapacity:IfcPowerMeasure NominalSurroundingTemperatureCooling:IfcThermodynamicTemperatureMeasure NominalSurroundingHumidityCooling:IfcPositiveRatioMeasure NominalSupplyWaterTemperatureCooling:IfcThermodynamicTemperatureMeasure NominalReturnWaterTemperatureCooling:IfcThermodynamicTemperatureMeasure NominalWaterFlowCooling:IfcVolumetricFlowRateMeasure NominalHeatingCapacity:IfcPowerMeasure NominalSurroundingTemperatureHeating:IfcThermodynamicTemperatureMeasure NominalSupplyWaterTemperatureHeating:IfcThermodynamicTemperatureMeasure NominalReturnWaterTemperatureHeating:IfcThermodynamicTemperatureMeasure NominalWaterFlowHeating:IfcVolumetricFlowRateMeasure IntegratedLightingType=NONE/DIRECT/INDIRECT/DIRECTANDINDIRECT/OTHER/NOTKNOWN/UNSET PipeConnectionEnum=STRAIGHT/RIGHT/LEFT/TOP/OTHER/NOTKNOWN/UNSET FinishColor:IfcLabel Weight:IfcMassMeasure CoilLength:IfcLengthMeasure CoilWidth:IfcLengthMeasure ConnectionSize:IfcLengthMeasure
Pset_CoolingTowerPHistory | IfcPerformanceHistory | Capacity:- HeatTransferCoefficient:- SumpHeaterPower:- UACurve:- Performance:-
Pset_CoolingTowerTypeCommon | IfcCoolingTowerType | NominalCapacity:IfcPowerMeasure CircuitType=OPENCIRCUIT/CLOSEDCIRCUITWET/CLOSEDCIRCUITDRY/CLOSEDCIRCUITDRYWET/OTHER/NOTKNOWN/UNSET FlowArrangement=COUNTERFLOW/CROSSFLOW/PARALLELFLOW/OTHER/NOTKNOWN/UNSET SprayType=SPRAYFILLED/SPLASHTYPEFILL/FILMTYPEFILL/OTHER/NOTKNOWN/UNSET CapacityControl=FANCYCLING/TWOSPEEDFAN/VARIABLESPEEDFAN/DAMPERSCONTROL/BYPASSVALVECONTROL/MULTIPLESERIESPUMPS/TWOSPEEDPUMP/VARIABLESPEEDPUMP/OTHER/NOTKNOWN/UNSET ControlStrategy=FIXEDEXITINGWATERTEMP/WETBULBTEMPRESET/OTHER/NOTKNOWN/UNSET NumberOfCells:IfcInteger BasinReserveVolume:IfcVolumeMeasure LiftElevationDifference:IfcPositiveLengthMeasure WaterRequirement:IfcVolumetricFlowRateMeasure OperationTemperatureRange:IfcThermodynamicTemperatureMeasure CasingMaterial:- FillMaterial:- Weight:IfcMassMeasure AmbientDesignDryBulbTemperature:IfcThermodynamicTemperatureMeasure AmbientDesignWetBulbTemperature:IfcThermodynamicTemperatureMeasure
Pset_CoveringCeiling | IfcCovering/CEILING | FragilityRating:IfcLabel Permeability:IfcNormalisedRatioMeasure TileLength:IfcPositiveLengthMeasure TileWidth:IfcPositiveLengthMeasure
Pset_CoveringCommon | IfcCovering, IfcCoveringType | Reference:IfcIdentifier FireRating:IfcLabel AcousticRating:IfcLabel FlammabilityRating:IfcLabel FragilityRating:IfcLabel SurfaceSpreadOfFlame:IfcLabel Material:IfcLabel Combustible:IfcBoolean TotalThickness:IfcPositiveLengthMeasure Finish:IfcText
Pset_CoveringFlooring | IfcCovering/FLOORING | HasNonSkidSurface:IfcBoolean HasAntiStaticSurface:IfcBoolean
Pset_CurtainWallCommon | IfcCurtainWall | Reference:IfcIdentifier AcousticRating:IfcLabel FireRating:IfcLabel Combustible:IfcBoolean SurfaceSpreadOfFlame:IfcLabel ThermalTransmittance:IfcThermalTransmittanceMeasure IsExternal:IfcBoolean
Pset_DamperPHistory | IfcPerformanceHistory | AirFlowRate:- Leakage:- PressureDrop:- BladePositionAngle:- DamperPosition:- PressureLossCoefficient:-
Pset_DamperTypeCommon | IfcDamperType | Operation=AUTOMATIC/MANUAL/OTHER/NOTKNOWN/UNSET Orientation=VERTICAL/HORIZONTAL/VERTICALORHORIZONTAL/OTHER/NOTKNOWN/UNSET BladeMaterial:- BladeThickness:IfcPositiveLengthMeasure SealMaterial:- BladeAction=FOLDINGCURTAIN/PARALLEL/OPPOSED/SINGLE/OTHER/NOTKNOWN/UNSET BladeShape=FLAT/FABRICATEDAIRFOIL/EXTRUDEDAIRFOIL/OTHER/NOTKNOWN/UNSET BladeEdge=CRIMPED/UNCRIMPED/OTHER/NOTKNOWN/UNSET NumberofBlades:IfcInteger FaceArea:IfcAreaMeasure MaximumAirFlowRate:IfcVolumetricFlowRateMeasure TemperatureRange:IfcThermodynamicTemperatureMeasure MaximumWorkingPressure:IfcPressureMeasure TemperatureRating:IfcThermodynamicTemperatureMeasure TorqueRange:IfcTorqueMeasure NominalAirFlowRate:IfcVolumetricFlowRateMeasure OpenPressureDrop:IfcPressureMeasure LeakageFullyClosed:IfcVolumetricFlowRateMeasure LossCoefficentCurve:IfcReal LeakageCurve:IfcPressureMeasure/IfcVolumetricFlowRateMeasure RegeneratedSoundCurve:IfcVolumetricFlowRateMeasure/IfcReal FrameType:IfcLabel FrameDepth:IfcPositiveLengthMeasure FrameMaterial:- FrameThickness:IfcPositiveLengthMeasure CloseOffRating:IfcPressureMeasure
Pset_DamperTypeControlDamper | IfcDamperType/CONTROLDAMPER | TorqueRange:IfcTorqueMeasure ControlDamperOperation=LINEAR/EXPONENTIAL/IFCPOLYLINE/OTHER/NOTKNOWN/UNSET
Pset_DamperTypeFireDamper | IfcDamperType/FIREDAMPER | ActuationType=GRAVITY/SPRING/OTHER/NOTKNOWN/UNSET ClosureRatingEnum=DYNAMIC/STATIC/OTHER/NOTKNOWN/UNSET FireResistanceRating:IfcLabel FusibleLinkTemperature:IfcThermodynamicTemperatureMeasure
Pset_DamperTypeFireSmokeDamper | IfcDamperType/FIRESMOKEDAMPER | ControlType:IfcLabel
Pset_DamperTypeSmokeDamper | IfcDamperType/SMOKEDAMPER | ControlType:IfcLabel
Pset_DesignPoint | IfcDistributionPort | IsDesignPoint:IfcBoolean
Pset_DiscreteAccessoryAnchorBolt | IfcDiscreteAccessory, IfcDiscreteAccessoryType | AnchorBoltLength:IfcPositiveLengthMeasure AnchorBoltDiameter:IfcPositiveLengthMeasure AnchorBoltThreadLength:IfcPositiveLengthMeasure AnchorBoltProtrusionLength:IfcPositiveLengthMeasure
Pset_DiscreteAccessoryColumnShoe | IfcDiscreteAccessory, IfcDiscreteAccessoryType | ColumnShoeBasePlateThickness:IfcPositiveLengthMeasure ColumnShoeBasePlateWidth:IfcPositiveLengthMeasure ColumnShoeBasePlateDepth:IfcPositiveLengthMeasure ColumnShoeCasingHeight:IfcPositiveLengthMeasure ColumnShoeCasingWidth:IfcPositiveLengthMeasure ColumnShoeCasingDepth:IfcPositiveLengthMeasure
Pset_DiscreteAccessoryCornerFixingPlate | IfcDiscreteAccessory, IfcDiscreteAccessoryType | CornerFixingPlateLength:IfcPositiveLengthMeasure CornerFixingPlateThickness:IfcPositiveLengthMeasure CornerFixingPlateFlangeWidthInPlaneZ:IfcPositiveLengthMeasure CornerFixingPlateFlangeWidthInPlaneX:IfcPositiveLengthMeasure
Pset_DiscreteAccessoryDiagonalTrussConnector | IfcDiscreteAccessory, IfcDiscreteAccessoryType | DiagonalTrussHeight:IfcPositiveLengthMeasure DiagonalTrussLength:IfcPositiveLengthMeasure DiagonalTrussCrossBarSpacing:IfcPositiveLengthMeasure DiagonalTrussBaseBarDiameter:IfcPositiveLengthMeasure DiagonalTrussSecondaryBarDiameter:IfcPositiveLengthMeasure DiagonalTrussCrossBarDiameter:IfcPositiveLengthMeasure
Pset_DiscreteAccessoryEdgeFixingPlate | IfcDiscreteAccessory, IfcDiscreteAccessoryType | EdgeFixingPlateLength:IfcPositiveLengthMeasure EdgeFixingPlateThickness:IfcPositiveLengthMeasure EdgeFixingPlateFlangeWidthInPlaneZ:IfcPositiveLengthMeasure EdgeFixingPlateFlangeWidthInPlaneX:IfcPositiveLengthMeasure
Pset_DiscreteAccessoryFixingSocket | IfcDiscreteAccessory, IfcDiscreteAccessoryType | FixingSocketTypeReference:- FixingSocketHeight:IfcPositiveLengthMeasure FixingSocketThreadDiameter:IfcPositiveLengthMeasure FixingSocketThreadLength:IfcPositiveLengthMeasure
Pset_DiscreteAccessoryLadderTrussConnector | IfcDiscreteAccessory, IfcDiscreteAccessoryType | LadderTrussHeight:IfcPositiveLengthMeasure LadderTrussLength:IfcPositiveLengthMeasure LadderTrussCrossBarSpacing:IfcPositiveLengthMeasure LadderTrussBaseBarDiameter:IfcPositiveLengthMeasure LadderTrussSecondaryBarDiameter:IfcPositiveLengthMeasure LadderTrussCrossBarDiameter:IfcPositiveLengthMeasure
Pset_DiscreteAccessoryStandardFixingPlate | IfcDiscreteAccessory, IfcDiscreteAccessoryType | StandardFixingPlateWidth:IfcPositiveLengthMeasure StandardFixingPlateDepth:IfcPositiveLengthMeasure StandardFixingPlateThickness:IfcPositiveLengthMeasure
Pset_DiscreteAccessoryWireLoop | IfcDiscreteAccessory, IfcDiscreteAccessoryType | WireLoopBasePlateThickness:IfcPositiveLengthMeasure WireLoopBasePlateWidth:IfcPositiveLengthMeasure WireLoopBasePlateLength:IfcPositiveLengthMeasure WireDiameter:IfcPositiveLengthMeasure WireEmbeddingLength:IfcPositiveLengthMeasure WireLoopLength:IfcPositiveLengthMeasure
Pset_DistributionChamberElementTypeFormedDuct | IfcDistributionChamberElementType/FORMEDDUCT | ClearWidth:IfcPositiveLengthMeasure ClearDepth:IfcPositiveLengthMeasure WallMaterial:- WallThickness:IfcPositiveLengthMeasure BaseMaterial:- BaseThickness:IfcPositiveLengthMeasure AccessCoverMaterial:- AccessCoverLoadRating:IfcText FillMaterial:-
Pset_DistributionChamberElementTypeInspectionChamber | IfcDistributionChamberElementType/INSPECTIONCHAMBER | ChamberLengthOrRadius:IfcPositiveLengthMeasure ChamberWidth:IfcPositiveLengthMeasure InvertLevel:IfcLengthMeasure SoffitLevel:IfcLengthMeasure WallMaterial:- WallThickness:IfcPositiveLengthMeasure BaseMaterial:- BaseThickness:IfcPositiveLengthMeasure WithBackdrop:IfcBoolean AccessCoverMaterial:- AccessLengthOrRadius:IfcPositiveLengthMeasure AccessWidth:IfcPositiveLengthMeasure AccessCoverLoadRating:IfcText
Pset_DistributionChamberElementTypeInspectionPit | IfcDistributionChamberElementType/INSPECTIONPIT | Length:IfcPositiveLengthMeasure Width:IfcPositiveLengthMeasure Depth:IfcPositiveLengthMeasure
Pset_DistributionChamberElementTypeManhole | IfcDistributionChamberElementType/MANHOLE | InvertLevel:IfcLengthMeasure SoffitLevel:IfcLengthMeasure WallMaterial:- WallThickness:IfcPositiveLengthMeasure BaseMaterial:- BaseThickness:IfcPositiveLengthMeasure IsShallow:IfcBoolean HasSteps:IfcBoolean WithBackdrop:IfcBoolean AccessCoverMaterial:- AccessLengthOrRadius:IfcPositiveLengthMeasure AccessWidth:IfcPositiveLengthMeasure AccessCoverLoadRating:IfcText
Pset_DistributionChamberElementTypeMeterChamber | IfcDistributionChamberElementType/METERCHAMBER | ChamberLengthOrRadius:IfcPositiveLengthMeasure ChamberWidth:IfcPositiveLengthMeasure WallMaterial:- WallThickness:IfcPositiveLengthMeasure BaseMaterial:- BaseThickness:IfcPositiveLengthMeasure AccessCoverMaterial:-
Pset_DistributionChamberElementTypeSump | IfcDistributionChamberElementType/SUMP | Length:IfcPositiveLengthMeasure Width:IfcPositiveLengthMeasure InvertLevel:IfcPositiveLengthMeasure
Pset_DistributionChamberElementTypeTrench | IfcDistributionChamberElementType/TRENCH | Width:IfcPositiveLengthMeasure Depth:IfcPositiveLengthMeasure InvertLevel:IfcLengthMeasure
Pset_DistributionChamberElementTypeValveChamber | IfcDistributionChamberElementType/VALVECHAMBER | ChamberLengthOrRadius:IfcPositiveLengthMeasure ChamberWidth:IfcPositiveLengthMeasure WallMaterial:- WallThickness:IfcPositiveLengthMeasure BaseMaterial:- BaseThickness:IfcPositiveLengthMeasure AccessCoverMaterial:-
Pset_DistributionFlowElementCommon | IfcDistributionFlowElement, IfcDistributionChamberElement, IfcEnergyConversionDevice, IfcFlowController, IfcFlowFitting, IfcFlowMovingDevice, IfcFlowSegment, IfcFlowStorageDevice, IfcFlowTerminal, IfcFlowTreatmentDevice | Reference:IfcIdentifier
Pset_DistributionPortDuct | IfcDistributionPort | PortNumber:IfcInteger ConnectionType=BEADEDSLEEVE/COMPRESSION/CRIMP/DRAWBAND/DRIVESLIP/FLANGED/OUTSIDESLEEVE/SLIPON/SOLDERED/SSLIP/STANDINGSEAM/SWEDGE/WELDED/OTHER/NONE/USERDEFINED/NOTDEFINED
Pset_DistributionPortPipe | IfcDistributionPort | PortNumber:IfcInteger ConnectionType=BRAZED/COMPRESSION/FLANGED/GROOVED/OUTSIDESLEEVE/SOLDERED/SWEDGE/THREADED/WELDED/OTHER/NONE/UNSET
Pset_DoorCommon | IfcDoor | Reference:IfcIdentifier FireRating:IfcLabel AcousticRating:IfcLabel SecurityRating:IfcLabel IsExternal:IfcBoolean Infiltration:IfcVolumetricFlowRateMeasure ThermalTransmittance:IfcThermalTransmittanceMeasure GlazingAreaFraction:IfcPositiveRatioMeasure HandicapAccessible:IfcBoolean FireExit:IfcBoolean SelfClosing:IfcBoolean SmokeStop:IfcBoolean
Pset_DoorWindowGlazingType | IfcDoor, IfcWindow | GlassLayers:IfcCountMeasure GlassThickness1:IfcPositiveLengthMeasure GlassThickness2:IfcPositiveLengthMeasure GlassThickness3:IfcPositiveLengthMeasure FillGas:IfcLabel GlassColor:IfcLabel IsTempered:IfcBoolean IsLaminated:IfcBoolean IsCoated:IfcBoolean IsWired:IfcBoolean Translucency:IfcPositiveRatioMeasure Reflectivity:IfcPositiveRatioMeasure BeamRadiationTransmittance:IfcPositiveRatioMeasure SolarHeatGainTransmittance:IfcPositiveRatioMeasure ThermalTransmittanceSummer:IfcThermalTransmittanceMeasure ThermalTransmittanceWinter:IfcThermalTransmittanceMeasure
Pset_DoorWindowShadingType | IfcDoor, IfcWindow | ExternalShadingCoefficient:IfcPositiveRatioMeasure InternalShadingCoefficient:IfcPositiveRatioMeasure InsetShadingCoefficient:IfcPositiveRatioMeasure
Pset_DrainageCatchment | IfcSite | AreaDrained:IfcAreaMeasure
Pset_DrainageCulvert | IfcSystem | InternalWidth:IfcLengthMeasure ClearDepth:IfcLengthMeasure
Pset_DrainageOutfall | IfcProxy | InvertLevel:IfcLengthMeasure
Pset_DrainageReserve | IfcSite | Width:IfcLengthMeasure
Pset_Draughting | IfcElement, IfcSpatialStructureElement | LayerName:IfcIdentifier Colour:-
Pset_DuctConnection | IfcDistributionElement | ConnectionType:IfcText
Pset_DuctDesignCriteria | IfcSystem | DesignName:IfcText DuctSizingMethod=CONSTANTFRICTION/CONSTANTPRESSURE/STATICREGAIN/OTHER/NOTKNOWN/UNSET PressureClass:IfcPressureMeasure LeakageClass:IfcPressureMeasure FrictionLoss:IfcReal ScrapFactor:IfcReal DuctSealant:- MaximumVelocity:IfcLinearVelocityMeasure AspectRatio:IfcReal MinimumHeight:IfcPositiveLengthMeasure MinimumWidth:IfcPositiveLengthMeasure
Pset_DuctFittingPHistory | IfcPerformanceHistory | LossCoefficient:- AtmosphericPressure:- AirFlowLeakage:-
Pset_DuctFittingTypeCommon | IfcDuctFittingType | SubType:IfcText Material:- MaterialThickness:IfcPositiveLengthMeasure PressureClass:IfcPressureMeasure UnitWeight:IfcMassPerLengthMeasure PressureRange:IfcPressureMeasure TemperatureRange:IfcThermodynamicTemperatureMeasure NominalDiameterOrWidth:IfcPositiveLengthMeasure NominalHeight:IfcPositiveLengthMeasure EndStyleTreatment:IfcText
Pset_DuctSegmentPHistory | IfcPerformanceHistory | LossCoefficient:- AtmosphericPressure:- LeakageCurve:- FluidFlowLeakage:-
Pset_DuctSegmentTypeCommon | IfcDuctSegmentType | Shape=FLATOVAL/RECTANGULAR/ROUND/OTHER/NOTKNOWN/UNSET Material:- MaterialThickness:IfcPositiveLengthMeasure WorkingPressure:IfcPressureMeasure UnitWeight:IfcMassMeasure PressureRange:IfcPressureMeasure TemperatureRange:IfcThermodynamicTemperatureMeasure LongitudinalSeam:IfcText Length:IfcPositiveLengthMeasure NominalDiameterOrWidth:IfcPositiveLengthMeasure NominalHeight:IfcPositiveLengthMeasure EndStyleTreatment:IfcText Reinforcement:IfcLabel ReinforcementSpacing:IfcPositiveLengthMeasure
Pset_DuctSilencerPHistory | IfcPerformanceHistory | AirFlowRate:- AirPressureDropCurve:IfcPressureMeasure
Pset_DuctSilencerTypeCommon | IfcDuctSilencerType | Shape=FLATOVAL/RECTANGULAR/ROUND/OTHER/NOTKNOWN/UNSET HydraulicDiameter:IfcLengthMeasure Length:IfcLengthMeasure Weight:IfcMassMeasure AirFlowrateRange:IfcVolumetricFlowRateMeasure WorkingPressureRange:IfcPressureMeasure TemperatureRange:IfcThermodynamicTemperatureMeasure HasExteriorInsulation:IfcBoolean
Pset_ElectricalCircuit | IfcElectricalCircuit | Diversity:IfcPositiveRatioMeasure NumberOfPhases:IfcInteger MaximumAllowedVoltageDrop:IfcElectricVoltageMeasure NetImpedance:IfcElectricResistanceMeasure
Pset_ElectricalDeviceCommon | IfcDistributionElement | NominalCurrent:IfcElectricCurrentMeasure UsageCurrent:IfcElectricCurrentMeasure NominalVoltage:IfcElectricVoltageMeasure ElectricalDeviceNominalPower:IfcPowerMeasure NumberOfPoles:IfcInteger HasProtectiveEarth:IfcBoolean NominalFrequencyRange:IfcFrequencyMeasure PhaseAngle:IfcPositivePlaneAngleMeasure IP_Code:IfcLabel InsulationStandardClass=Class0Appliance/Class0IAppliance/ClassIAppliance/ClassIIAppliance/ClassIIIAppliance/NotKnown/Unset PhaseReference:IfcIdentifier
Pset_ElectricDistributionPointCommon | IfcElectricDistributionPoint | IsMain:IfcBoolean NumberOfDoors:IfcInteger CaseMaterial:- CaseWeight:IfcMassMeasure NumberOfOpenings:IfcInteger
Pset_ElectricGeneratorTypeCommon | IfcElectricGeneratorType | ElectricGeneratorEfficiency:IfcPositiveRatioMeasure StartCurrentFactor:IfcReal MaximumPowerOutput:IfcPowerMeasure
Pset_ElectricHeaterTypeElectricalCableHeater | IfcElectricHeaterType/ELECTRICCABLEHEATER | HeatOutputPerUnitLength:IfcPowerMeasure
Pset_ElectricHeaterTypeElectricalMatHeater | IfcElectricHeaterType/ELECTRICMATHEATER | HeatOutputPerUnitArea:IfcPowerMeasure
Pset_ElectricHeaterTypeElectricalPointHeater | IfcElectricHeaterType/ELECTRICPOINTHEATER | HeatOutput:IfcPowerMeasure
Pset_ElectricMotorTypeCommon | IfcElectricMotorType, IfcFanType, IfcPumpType | MotorEnclosureType=OpenDripProof/TotallyEnclosedAirOver/TotallyEnclosedFanCooled/TotallyEnclosedNonVentilated/Other/NotKnown/Unset IsGuarded:IfcBoolean HasPartWinding:IfcBoolean FrameSize:IfcLabel ElectricMotorEfficiency:IfcPositiveRatioMeasure StartCurrentFactor:IfcReal LockedRotorCurrent:IfcElectricCurrentMeasure MaximumPowerOutput:IfcPowerMeasure
Pset_ElementShading | IfcElement | ShadingDeviceType=FIXED/MOVABLE/EXTERIOR/INTERIOR/OVERHANG/SIDEFIN/USERDEFINED/NOTDEFINED Azimuth:IfcPositivePlaneAngleMeasure Inclination:IfcPositivePlaneAngleMeasure TiltRange:IfcPlaneAngleMeasure AverageSolarTransmittance:IfcPositiveRatioMeasure AverageVisibleTransmittance:IfcPositiveRatioMeasure Reflectance:IfcPositiveRatioMeasure Roughness:IfcPositiveLengthMeasure Color:IfcLabel
Pset_EnergyConsumptionPHistoryElectricity | IfcPerformanceHistory | Voltage:- RealPower:- ReactivePower:- ApparentPower:- PowerFactor:- Current:-
Pset_EnergyConsumptionPHistoryFuel | IfcPerformanceHistory | Temperature:- Pressure:- Flowrate:-
Pset_EnergyConsumptionPHistorySteam | IfcPerformanceHistory | Temperature:- Pressure:- Flowrate:- Quality:-
Pset_EnergyConversionDeviceCoil | IfcEnergyConversionDevice | HasSoundAttentuation:IfcBoolean
Pset_EnergyConversionDeviceSpaceHeaterPanel | IfcEnergyConversionDevice | NumberOfPanels:IfcInteger
Pset_EnergyConversionDeviceSpaceHeaterSectional | IfcEnergyConversionDevice | NumberOfSections:IfcInteger
Pset_EvaporativeCoolerPHistory | IfcPerformanceHistory | WaterSumpTemperature:- Effectiveness:- SensibleHeatTransferRate:- LatentHeatTransferRate:- TotalHeatTransferRate:- EffectivenessTable:IfcReal AirPressureDropCurve:IfcPressureMeasure WaterPressDropCurve:IfcPressureMeasure
Pset_EvaporativeCoolerTypeCommon | IfcEvaporativeCoolerType | FlowArrangement=COUNTERFLOW/CROSSFLOW/PARALLELFLOW/OTHER/NOTKNOWN/UNSET HeatExchangeArea:IfcAreaMeasure HeatExchangerMediaMaterials:- OperationTemperatureRange:IfcThermodynamicTemperatureMeasure Weight:IfcMassMeasure WaterRequirement:IfcVolumetricFlowRateMeasure
Pset_EvaporatorPHistory | IfcPerformanceHistory | HeatRejectionRate:- ExteriorHeatTransferCoefficient:- InteriorHeatTransferCoefficient:- RefrigrerantFoulingResistance:- EvaporatingTemperature:- LogarithmicMeanTemperatureDifference:- UAcurves:- CompressorEvaporatorHeatGain:- CompressorEvaporatorPressureDrop:- EvaporatorMeanVoidFraction:- WaterFoulingResistance:-
Pset_EvaporatorTypeCommon | IfcEvaporatorType | EvaporatorMediumType=COLDLIQUID/COLDAIR/OTHER/NOTKNOWN/UNSET EvaporatorCoolant=WATER/BRINE/GLYCOL/OTHER/NOTKNOWN/UNSET RefrigerantClass=CFC/HCFC/HFC/HYDROCARBONS/AMMONIA/CO2/H2O/OTHER/NOTKNOWN/UNSET RefrigerantType:- ExternalSurfaceArea:IfcAreaMeasure InternalSurfaceArea:IfcAreaMeasure InternalRefrigerantVolume:IfcVolumeMeasure InternalWaterVolume:IfcVolumeMeasure NominalHeatTransferArea:IfcAreaMeasure NominalHeatTransferCoefficient:IfcThermalTransmittanceMeasure
Pset_FanPHistory | IfcPerformanceHistory | FanRotationSpeed:- WheelTipSpeed:- FanEfficiency:- OverallEfficiency:- FanPowerRate:- ShaftPowerRate:- PressureCurve:IfcReal EfficiencyCurve:IfcReal DischargeVelocity:- DischargePressureLoss:- DrivePowerLoss:-
Pset_FanTypeCommon | IfcFanType | MotorDriveType=DIRECTDRIVE/BELTDRIVE/COUPLING/OTHER/NOTKNOWN/UNSET CapacityControlType=INLETVANE/VARIABLESPEEDDRIVE/BLADEPITCHANGLE/TWOSPEED/DISCHARGEDAMPER/OTHER/NOTKNOWN/UNSET OperationTemperatureRange:IfcThermodynamicTemperatureMeasure WheelMaterial:- HousingMaterial:- Weight:IfcMassMeasure NominalAirFlowRate:IfcVolumetricFlowRateMeasure NominalTotalPressure:IfcPressureMeasure NominalStaticPressure:IfcPressureMeasure NominalRotationSpeed:IfcRotationalFrequencyMeasure NominalPowerRate:IfcPowerMeasure OperationalCriteria:IfcTimeMeasure
Pset_FanTypeSmokeControl | IfcFanType | OperationalCriteria:IfcTimeMeasure MaximumDesignTemperature:IfcThermodynamicTemperatureMeasure SmokeControlFlowrate:IfcVolumetricFlowRateMeasure
Pset_FilterPHistory | IfcPerformanceHistory | CountedEfficiency:- WeightedEfficiency:- ParticleMassHolding:-
Pset_FilterTypeAirParticleFilter | IfcFilterType/AIRPARTICLEFILTER | AirParticleFilterType=COARSEMETALSCREEN/COARSECELLFOAMS/COARSESPUNGLASS/MEDIUMELECTRETFILTER/MEDIUMNATURALFIBERFILTER/HEPAFILTER/ULPAFILTER/MEMBRANEFILTERS/RENEWABLEMOVINGCURTIANDRYMEDIAFILTER/ELECTRICALFILTER/ROLLFORM/ADHESIVERESERVOIR/OTHER/NOTKNOWN/UNSET FrameMaterial:- MediaMaterial:- SeparationType=BAG/PLEAT/TREADSEPARATION/OTHER/NOTKNOWN/UNSET DustHoldingCapacity:IfcMassMeasure FaceSurfaceArea:IfcAreaMeasure MediaExtendedArea:IfcAreaMeasure NominalCountedEfficiency:IfcReal NominalWeightedEfficiency:IfcReal PressureDropCurve:IfcReal/IfcPressureMeasure CountedEfficiencyCurve:IfcReal WeightedEfficiencyCurve:IfcReal
Pset_FilterTypeCommon | IfcFilterType | MediaMaterial:- Weight:IfcMassMeasure InitialResistance:IfcPressureMeasure FinalResistance:IfcPressureMeasure OperationTemperatureRange:IfcThermodynamicTemperatureMeasure FlowRateRange:IfcVolumetricFlowRateMeasure NominalFilterFaceVelocity:IfcLinearVelocityMeasure NominalMediaSurfaceVelocity:IfcLinearVelocityMeasure NominalPressureDrop:IfcPressureMeasure NominalFlowrate:IfcVolumetricFlowRateMeasure NominalParticleGeometricMeanDiameter:IfcPositiveLengthMeasure NominalParticleGeometricStandardDeviation:IfcReal
Pset_FireRatingProperties | IfcSpatialStructureElement, IfcElement | FireResistanceRating:IfcLabel IsCombustible:IfcBoolean SurfaceSpreadOfFlame:IfcLabel
Pset_FireSuppressionTerminalTypeBreechingInlet | IfcFireSuppressionTerminalType/BREECHINGINLET | BreechingInletType=TWOWAY/FOURWAY/OTHER/USERDEFINED/NOTDEFINED InletDiameter:IfcPositiveLengthMeasure OutletDiameter:IfcPositiveLengthMeasure CouplingType=INSTANTANEOUS_FEMALE/INSTANTANEOUS_MALE/OTHER/USERDEFINED/NOTDEFINED HasCaps:IfcBoolean Material:-
Pset_FireSuppressionTerminalTypeFireHydrant | IfcFireSuppressionTerminalType/FIREHYDRANT | FireHydrantType=DryBarrel/WetBarrel/Other/NotKnown/Unset PumperConnectionSize:IfcPositiveLengthMeasure NumberOfHoseConnections:IfcInteger HoseConnectionSize:IfcPositiveLengthMeasure DischargeFlowRate:IfcVolumetricFlowRateMeasure FlowClass:IfcLabel WaterIsPotable:IfcBoolean PressureRating:IfcPressureMeasure BodyColor:IfcText CapColor:IfcText
Pset_FireSuppressionTerminalTypeHoseReel | IfcFireSuppressionTerminalType/HOSEREEL | HoseReelType=Rack/Reel/Other/NotKnown/Unset HoseReelMountingType=Cabinet_Recessed/Cabinet_SemiRecessed/Surface/Other/NotKnown/Unset InletConnectionSize:IfcPositiveLengthMeasure HoseDiameter:IfcPositiveLengthMeasure HoseLength:IfcPositiveLengthMeasure HoseNozzleType=Fog/StraightStream/Other/NotKnown/Unset ClassOfService:IfcLabel ClassificationAuthority:IfcLabel
Pset_FireSuppressionTerminalTypeSprinkler | IfcFireSuppressionTerminalType/SPRINKLER | SprinklerType=Ceiling/Concealed/Cut-off/Pendant/RecessedPendant/Sidewall/Upright/Other/NotKnown/Unset Activation=Bulb/FusibleSolder/Other/NotKnown/Unset Response=Quick/Standard ActivationTemperature:IfcThermodynamicTemperatureMeasure CoverageArea:IfcAreaMeasure HasDeflector:IfcBoolean BulbLiquidColor=Orange/Red/Yellow/Green/Blue/Mauve/Other/NotKnown/Unset DischargeFlowRate:IfcVolumetricFlowRateMeasure ResidualFlowingPressure:IfcPressureMeasure DischargeCoefficient:IfcReal MaximumWorkingPressure:IfcPressureMeasure ConnectionSize:IfcPositiveLengthMeasure FrameMaterial:- DeflectorMaterial:-
Pset_FlowControllerDamper | IfcFlowController | SizingMethod=NOMINAL/EXACT/NOTKNOWN/UNSET
Pset_FlowControllerFlowMeter | IfcFlowController | Purpose=MASTER/SUBMASTER/SUBMETER/OTHER/NOTKNOWN/UNSET
Pset_FlowFittingDuctFitting | IfcFlowFitting | AbsoluteRoughnessFactor:IfcPositiveLengthMeasure HasLiner:IfcBoolean Color:IfcLabel
Pset_FlowFittingPipeFitting | IfcFlowFitting | InteriorRoughnessCoefficient:IfcPositiveLengthMeasure Color:IfcLabel
Pset_FlowInstrumentTypePressureGauge | IfcFlowInstrumentType/PRESSUREGAUGE | PressureGaugeType=Dial/Digital/Manometer/Other/NotKnown/Unset DisplaySize:IfcPositiveLengthMeasure
Pset_FlowInstrumentTypeThermometer | IfcFlowInstrumentType/THERMOMETER | ThermometerType=Dial/Digital/Stem/Other/NotKnown/Unset DisplaySize:IfcPositiveLengthMeasure
Pset_FlowMeterTypeCommon | IfcFlowMeterType | ReadOutType=DIAL/DIGITAL/OTHER/NOTKNOWN/UNSET RemoteReading:IfcBoolean IsMain:IfcBoolean
Pset_FlowMeterTypeEnergyMeter | IfcFlowMeterType/ENERGYMETER | ConnectionSize:IfcPositiveLengthMeasure
Pset_FlowMeterTypeGasMeter | IfcFlowMeterType/GASMETER | GasType=COMMERCIALBUTANE/COMMERCIALPROPANE/LIQUEFIEDPETROLEUMGAS/NATURALGAS/OTHER/NOTKNOWN/UNSET ConnectionSize:IfcPositiveLengthMeasure MaximumFlowRate:IfcVolumetricFlowRateMeasure MaximumPressureLoss:IfcPressureMeasure
Pset_FlowMeterTypeOilMeter | IfcFlowMeterType/OILMETER | ConnectionSize:IfcPositiveLengthMeasure MaximumFlowRate:IfcVolumetricFlowRateMeasure
Pset_FlowMeterTypeWaterMeter | IfcFlowMeterType/WATERMETER | Type=COMPOUND/INFERENTIAL/PISTON/OTHER/NOTKNOWN/UNSET ConnectionSize:IfcPositiveLengthMeasure MaximumFlowRate:IfcVolumetricFlowRateMeasure MaximumPressureLoss:IfcPressureMeasure BackflowPreventerType=NONE/ATMOSPHERICVACUUMBREAKER/ANTISIPHONVALVE/DOUBLECHECKBACKFLOWPREVENTER/PRESSUREVACUUMBREAKER/REDUCEDPRESSUREBACKFLOWPREVENTER/OTHER/NOTKNOWN/UNSET
Pset_FlowMovingDeviceCompressor | IfcFlowMovingDevice | ImpellerDiameter:IfcPositiveLengthMeasure
Pset_FlowMovingDeviceFan | IfcFlowMovingDevice | DischargeType=DUCT/SCREEN/LOUVER/DAMPER/OTHER/NOTKNOWN/UNSET ApplicationOfFan=SUPPLY/RETURN/EXHAUST/COOLINGTOWER/OTHER/NOTKNOWN/UNSET CoilPosition=DRAWTHROUGH/BLOWTHROUGH/OTHER/NOTKNOWN/UNSET MotorPosition=INAIRSTREAM/OUTOFAIRSTREAM/OTHER/NOTKNOWN/UNSET FanMountingType=MANUFACTUREDCURB/FIELDERECTEDCURB/CONCRETEPAD/SUSPENDED/WALLMOUNTED/DUCTMOUNTED/OTHER/NOTKNOWN/UNSET FractionOfMotorHeatToAirStream:IfcPositiveRatioMeasure ImpellerDiameter:IfcPositiveLengthMeasure
Pset_FlowMovingDeviceFanCentrifugal | IfcFlowMovingDevice | DischargePosition=TOPHORIZONTAL/TOPANGULARDOWN/TOPANGULARUP/DOWNBLAST/BOTTOMANGULARDOWN/BOTTOMHORIZONTAL/BOTTOMANGULARUP/UPBLAST/OTHER/NOTKNOWN/UNSET DirectionOfRotation=CLOCKWISE/COUNTERCLOCKWISE/OTHER/NOTKNOWN/UNSET Arrangement=ARRANGEMENT1/ARRANGEMENT2/ARRANGEMENT3/ARRANGEMENT4/ARRANGEMENT7/ARRANGEMENT8/ARRANGEMENT9/ARRANGEMENT10/OTHER/NOTKNOWN/UNSET
Pset_FlowMovingDevicePump | IfcFlowMovingDevice | ImpellerDiameter:IfcPositiveLengthMeasure BaseType=FRAME/BASE/NONE/OTHER/NOTKNOWN/UNSET DriveConnectionType=DIRECTDRIVE/BELTDRIVE/COUPLING/OTHER/NOTKNOWN/UNSET
Pset_FlowSegmentDuctSegment | IfcFlowSegment | MaterialThickness:IfcPositiveLengthMeasure InteriorRoughnessCoefficient:IfcPositiveLengthMeasure HasLiner:IfcBoolean Length:IfcPositiveLengthMeasure Color:IfcLabel
Pset_FlowSegmentPipeSegment | IfcFlowSegment | InteriorRoughnessCoefficient:IfcPositiveLengthMeasure Length:IfcPositiveLengthMeasure Color:IfcLabel Gradient:IfcPositiveRatioMeasure InvertElevation:IfcLengthMeasure
Pset_FlowStorageDeviceTank | IfcFlowStorageDevice | TankComposition=COMPLEX/ELEMENT/PARTIAL/NOTKNOWN/UNSET HasLadder:IfcBoolean HasVisualIndicator:IfcBoolean
Pset_FlowTerminalAirTerminal | IfcFlowTerminal | AirflowType=SUPPLYAIR/RETURNAIR/EXHAUSTAIR/OTHER/NOTKNOWN/UNSET Location=SIDEWALLHIGH/SIDEWALLLOW/CEILINGPERIMETER/CEILINGINTERIOR/FLOOR/SILL/OTHER/NOTKNOWN/UNSET
Pset_FurnitureTypeChair | IfcFurnitureType | SeatingHeight:IfcPositiveLengthMeasure HighestSeatingHeight:IfcPositiveLengthMeasure LowestSeatingHeight:IfcPositiveLengthMeasure
Pset_FurnitureTypeCommon | IfcFurnitureType | Description:IfcText Style:IfcLabel NominalHeight:IfcPositiveLengthMeasure NominalLength:IfcPositiveLengthMeasure NominalDepth:IfcPositiveLengthMeasure MainColor:IfcLabel
Pset_FurnitureTypeDesk | IfcFurnitureType | WorksurfaceArea:IfcAreaMeasure
Pset_FurnitureTypeFileCabinet | IfcFurnitureType | WithLock:IfcBoolean
Pset_FurnitureTypeTable | IfcFurnitureType | WorksurfaceArea:IfcAreaMeasure NumberOfChairs:IfcInteger
Pset_GasTerminalPHistory | IfcPerformanceHistory | GasFlowRate:-
Pset_GasTerminalTypeCommon | IfcGasTerminalType | GasFlowRateRange:IfcVolumetricFlowRateMeasure
Pset_GasTerminalTypeGasAppliance | IfcGasTerminalType/GASAPPLIANCE | GasApplianceType=GASFIRE/GASCOOKER/OTHER/NOTKNOWN/UNSET FlueType=BALANCEDFLUE/FLUED/FLUELESS/OPENFLUED/ROOMSEALED/OTHER/NOTKNOWN/UNSET
Pset_GasTerminalTypeGasBurner | IfcGasTerminalType/GASBURNER | GasBurnerType=FORCEDDRAFT/NATURALDRAFT/OTHER/NOTKNOWN/UNSET
Pset_HeatExchangerTypeCommon | IfcHeatExchangerType | Arrangement=COUNTERFLOW/CROSSFLOW/PARALLELFLOW/MULTIPASS/OTHER/NOTKNOWN/UNSET ShellMaterial:-
Pset_HeatExchangerTypePlate | IfcHeatExchangerType/PLATE | NumberOfPlates:IfcInteger
Pset_HumidifierPHistory | IfcPerformanceHistory | AtmosphericPressure:- SaturationEfficiency:- SaturationEfficiencyCurve:IfcVolumetricFlowRateMeasure/IfcReal AirPressureDropCurve:IfcVolumetricFlowRateMeasure/IfcPressureMeasure
Pset_HumidifierTypeCommon | IfcHumidifierType | Application=PORTABLE/FIXED/OTHER/NOTKNOWN/UNSET Weight:IfcMassMeasure NominalMoistureGain:IfcMassFlowRateMeasure NominalAirFlowRate:IfcVolumetricFlowRateMeasure InternalControl=ONOFF/STEPPED/MODULATING/NONE/OTHER/NOTKNOWN/UNSET WaterRequirement:IfcVolumetricFlowRateMeasure
Pset_LampTypeCommon | IfcLampType | ContributedLuminousFlux:IfcLuminousFluxMeasure LightEmitterNominalPower:IfcPowerMeasure LampMaintenanceFactor:IfcReal LampBallastType=Conventional/Electronic/LowLoss/Other/NotKnown/Unset LampCompensationType=Capacitive/Inductive/Other/NotKnown/Unset ColorAppearance:IfcLabel Spectrum:IfcNumericMeasure ColorTemperature:IfcThermodynamicTemperatureMeasure ColorRenderingIndex:IfcInteger
Pset_LightFixtureTypeCommon | IfcLightFixtureType | NumberOfSources:IfcInteger TotalWattage:IfcPowerMeasure LightFixtureMountingType=CableSpanned/FreeStanding/Pole_Side/Pole_Top/Recessed/Surface/Suspended/TrackMounted/Other/NotKnown/Unset LightFixturePlacingType=Ceiling/Floor/Furniture/Pole/Wall/Other/NotKnown/Unset MaintenanceFactor:IfcReal ManufacturersSpecificInformation:IfcText ArticleNumber:-
Pset_LightFixtureTypeExitSign | IfcLightFixtureType | MinimumTextHeight:IfcPositiveLengthMeasure SelfTestFunction=Central/Local/None/Other/NotKnown/Unset BackupSupplySystem=LocalBattery/CentralBattery/Other/NotKnown/Unset PictogramEscapeDirection=RightArrow/LeftArrow/DownArrow/UpArrow/Other/NotKnown/Unset Addressablility=Implemented/UpgradeableTo/NotImplemented/Other/NotKnown/Unset
Pset_LightFixtureTypeThermal | IfcLightFixtureType | MaximumPlenumSensibleLoad:IfcPowerMeasure MaximumSpaceSensibleLoad:IfcPowerMeasure SensibleLoadToRadiant:IfcPositiveRatioMeasure
Pset_ManufacturerOccurrence | IfcElement | AcquisitionDate:- BarCode:IfcIdentifier SerialNumber:IfcIdentifier BatchReference:IfcIdentifier
Pset_ManufacturerTypeInformation | IfcElement | ArticleNumber:IfcIdentifier ModelReference:IfcLabel ModelLabel:IfcLabel Manufacturer:IfcLabel ProductionYear:IfcLabel
Pset_MemberCommon | IfcMember | Reference:IfcIdentifier Span:IfcPositiveLengthMeasure Slope:IfcPlaneAngleMeasure IsExternal:IfcBoolean LoadBearing:IfcBoolean FireRating:IfcLabel
Pset_MultiStateInput | IfcDistributionControlElement | NumberOfStates:IfcInteger StateText:IfcText AlarmValues:IfcInteger EventEnable=To-OffNormal/To-Fault/To-Normal/Other/NotKnown/Unset NotifyType=Alarm/Event/AcknowledgeNotification/Other/NotKnown/Unset
Pset_MultiStateOutput | IfcDistributionControlElement | NumberOfStates:IfcInteger StateText:IfcText AlarmValues:IfcInteger EventEnable=To-OffNormal/To-Fault/To-Normal/Other/NotKnown/Unset NotifyType=Alarm/Event/AcknowledgeNotification/Other/NotKnown/Unset
Pset_OpeningElementCommon | IfcOpeningElement | Reference:IfcIdentifier Purpose:IfcLabel FireExit:IfcBoolean ProtectedOpening:IfcBoolean ParallelJambs:IfcBoolean
Pset_OutletTypeCommon | IfcOutletType | IsPluggableOutlet:IfcLogical
Pset_OutsideDesignCriteria | IfcBuilding | HeatingDryBulb:IfcThermodynamicTemperatureMeasure HeatingWetBulb:IfcThermodynamicTemperatureMeasure HeatingDesignDay:- CoolingDryBulb:IfcThermodynamicTemperatureMeasure CoolingWetBulb:IfcThermodynamicTemperatureMeasure CoolingDesignDay:- WeatherDataStation:IfcText WeatherDataDate:- BuildingThermalExposure=LIGHT/MEDIUM/HEAVY/NOTKNOWN/UNSET PrevailingWindDirection:IfcPlaneAngleMeasure PrevailingWindVelocity:IfcLinearVelocityMeasure
Pset_PackingInstructions | IfcProduct | PackingCareType=Fragile/HandleWithCare/Other/NotKnown/Unset WrappingMaterial:- ContainerMaterial:- SpecialInstructions:IfcText
Pset_Permit | IfcPermit | PermitType=Access/Work/Other/NotKnown/Unset EscortRequirement:IfcBoolean StartDate:- PermitDuration:- StartTime:- EndTime:- SpecialRequirements:IfcText
Pset_PipeConnection | IfcDistributionElement | ConnectionType:IfcLabel
Pset_PipeConnectionFlanged | IfcDistributionElement | FlangeTable:IfcLabel FlangeStandard:IfcLabel BoreSize:IfcLengthMeasure Material:- FlangeDiameter:IfcLengthMeasure FlangeThickness:IfcLengthMeasure NumberOfBoltholes:IfcInteger BoltSize:IfcLengthMeasure BoltholePitch:IfcLengthMeasure
Pset_PipeFittingPHistory | IfcPerformanceHistory | LossCoefficient:- FlowrateLeakage:-
Pset_PipeFittingTypeCommon | IfcPipeFittingType | SubType:IfcLabel Material:- PressureClass:IfcPressureMeasure UnitWeight:IfcMassMeasure PressureRange:IfcPressureMeasure TemperatureRange:IfcThermodynamicTemperatureMeasure NominalDiameter:IfcPositiveLengthMeasure InnerDiameter:IfcPositiveLengthMeasure OuterDiameter:IfcPositiveLengthMeasure EndStyleTreatment:IfcLabel FittingLossFactor:IfcReal
Pset_PipeSegmentPHistory | IfcPerformanceHistory | LeakageCurve:- FluidFlowLeakage:-
Pset_PipeSegmentTypeCommon | IfcPipeSegmentType | Material:- WorkingPressure:IfcPressureMeasure UnitWeight:IfcMassMeasure PressureRange:IfcPressureMeasure TemperatureRange:IfcThermodynamicTemperatureMeasure NominalDiameter:IfcPositiveLengthMeasure InnerDiameter:IfcPositiveLengthMeasure OuterDiameter:IfcPositiveLengthMeasure EndStyleTreatment:IfcLabel
Pset_PipeSegmentTypeGutter | IfcPipeSegmentType/GUTTER | Slope:IfcPlaneAngleMeasure FlowRating:IfcVolumetricFlowRateMeasure
Pset_PlateCommon | IfcPlate | Reference:IfcIdentifier IsExternal:IfcBoolean LoadBearing:IfcBoolean AcousticRating:IfcLabel FireRating:IfcLabel ThermalTransmittance:IfcThermalTransmittanceMeasure
Pset_PrecastConcreteElementGeneral | IfcBeam, IfcBuildingElementPart, IfcBuildingElementProxy, IfcColumn, IfcCovering, IfcCurtainWall, IfcDoor, IfcFooting, IfcMember, IfcPile, IfcRailing, IfcRamp, IfcRampFlight, IfcRoof, IfcSlab, IfcStair, IfcStairFlight, IfcWall, IfcWallStandardCase | TypeDesignator:IfcLabel ProductionLotId:IfcIdentifier SerialNumber:IfcIdentifier ElementWeight:IfcMassMeasure ElementGrossVolume:IfcVolumeMeasure ElementNetVolume:IfcVolumeMeasure CornerChamfer:IfcPositiveLengthMeasure ManufacturingToleranceClass:IfcLabel FormStrippingStrength:IfcPressureMeasure LiftingStrength:IfcPressureMeasure ReleaseStrength:IfcPressureMeasure MinimumAllowableSupportLength:IfcPositiveLengthMeasure InitialTension:IfcPressureMeasure TendonRelaxation:IfcPositiveRatioMeasure TransportationStrength:IfcPressureMeasure SupportDuringTransportDescription:IfcText SupportDuringTransportDocReference:- HollowCorePlugging:IfcLabel
Pset_ProductRequirements | IfcProduct | Name:IfcLabel Category:IfcLabel GroupName:IfcLabel Classification:- DemandValue:IfcLabel DemandThresholdValue:IfcLabel DemandImportanceValue:IfcLabel SupplyEvaluationValue:IfcLabel GapValue:IfcLabel GapValueWeighted:IfcLabel
Pset_ProjectCommon | IfcProject | ConstructionMode:IfcLabel BuildingPermitId:IfcIdentifier GrossAreaPlanned:IfcAreaMeasure
Pset_ProjectionElementShadingDevicePHistory | IfcPerformanceHistory | TiltAngle:- Azimuth:-
Pset_ProjectOrderChangeOrder | IfcProjectOrder/CHANGEORDER | ChangeDescription:IfcText ReasonForChange:IfcText BudgetSource:IfcText
Pset_ProjectOrderMaintenanceWorkOrder | IfcProjectOrder/MAINTENANCEWORKORDER | ProductDescription:IfcText ShortJobDescription:IfcText LongJobDescription:IfcText WorkTypeRequested:IfcText ContractualType:IfcText IfNotAccomplished:IfcText MaintenaceType=ConditionBased/Corrective/PlannedCorrective/Scheduled/Other/NotKnown/Unset FaultPriorityType=High/Medium/Low/Other/NotKnown/Unset LocationPriorityType=High/Medium/Low/Other/NotKnown/Unset ScheduledFrequency:IfcTimeMeasure
Pset_ProjectOrderMoveOrder | IfcProjectOrder/MOVEORDER | MoveDescription:IfcText SpecialInstructions:IfcText
Pset_ProjectOrderPurchaseOrder | IfcProjectOrder/PURCHASEORDER | IsFOB:IfcBoolean ShipMethod:IfcText
Pset_ProjectOrderWorkOrder | IfcProjectOrder/WORKORDER | ProductDescription:IfcText ShortJobDescription:IfcText LongJobDescription:IfcText WorkTypeRequested:IfcText ContractualType:IfcText IfNotAccomplished:IfcText
Pset_PropertyAgreement | IfcSpatialStructureElement | AgreementType=Assignment/Lease/Tenant/Other/NotKnown/Unset Identifier:IfcIdentifier Version:IfcLabel VersionDate:- PropertyName:IfcLabel CommencementDate:- TerminationDate:- Duration:IfcTimeMeasure Options:IfcText ConditionCommencement:IfcText Restrictions:IfcText ConditionTermination:IfcText
Pset_ProtectiveDeviceTypeCircuitBreaker | IfcProtectiveDeviceType/CIRCUITBREAKER | CircuitBreakerType=ACB/MCB/MCCB/Vacuum/Other/NotKnown/Unset
Pset_ProtectiveDeviceTypeCommon | IfcProtectiveDeviceType | RatedShortCircuitCurrent:IfcElectricCurrentMeasure CutOffCurrent:IfcElectricCurrentMeasure MaximumRatedVoltage:IfcElectricVoltageMeasure LimitingTerminalSize:IfcAreaMeasure SwitchingDuty:IfcInteger CharacteristicTripCurve:IfcTimeMeasure/IfcElectricCurrentMeasure ProtectiveTagType:IfcLabel StandardUsed:IfcLabel
Pset_ProtectiveDeviceTypeEarthFailureDevice | IfcProtectiveDeviceType/EARTHFAILUREDEVICE | EarthFailureDeviceType=Standard/TimeDelayed/Other/NotKnown/Unset Sensitivity:IfcElectricCurrentMeasure
Pset_ProtectiveDeviceTypeFuseDisconnector | IfcProtectiveDeviceType/FUSEDISCONNECTOR | FuseDisconnectorType=EngineProtectionDevice/FusedSwitch/HRC/OverloadProtectionDevice/SwitchDisconnectorFuse/Other/NotKnown/Unset
Pset_ProtectiveDeviceTypeResidualCurrentCircuitBreaker | IfcProtectiveDeviceType/RESIDUALCURRENTCIRCUITBREAKER | Sensitivity:IfcElectricCurrentMeasure
Pset_ProtectiveDeviceTypeResidualCurrentSwitch | IfcProtectiveDeviceType/RESIDUALCURRENTSWITCH | Sensitivity:IfcElectricCurrentMeasure
Pset_ProtectiveDeviceTypeVaristor | IfcProtectiveDeviceType/VARISTOR | VaristorType=MetalOxide/ZincOxide/Other/NotKnown/Unset
Pset_PumpPHistory | IfcPerformanceHistory | MechanicalEfficiency:- OverallEfficiency:- PressureRise:- RotationSpeed:- Flowrate:- Power:-
Pset_PumpTypeCommon | IfcPumpType | FlowRateRange:IfcMassFlowRateMeasure FlowResistanceRange:IfcPressureMeasure ConnectionSize:IfcPositiveLengthMeasure CasingMaterial:- ImpellerMaterial:- ImpellerSealMaterial:- TemperatureRange:IfcThermodynamicTemperatureMeasure NetPositiveSuctionHead:IfcPressureMeasure NominalRotationSpeed:IfcRotationalFrequencyMeasure
Pset_QuantityTakeOff | IfcElement | Reference:IfcIdentifier LayerQuantity:- LocalContext:IfcText
Pset_RailingCommon | IfcRailing | Reference:IfcIdentifier Height:IfcPositiveLengthMeasure Diameter:IfcPositiveLengthMeasure IsExternal:IfcBoolean
Pset_RampCommon | IfcRamp | Reference:IfcIdentifier RequiredHeadroom:IfcPositiveLengthMeasure RequiredSlope:IfcPlaneAngleMeasure IsExternal:IfcBoolean FireRating:IfcLabel FireExit:IfcBoolean HandicapAccessible:IfcBoolean HasNonSkidSurface:IfcBoolean
Pset_RampFlightCommon | IfcRampFlight | Reference:IfcIdentifier Headroom:IfcPositiveLengthMeasure Slope:IfcPlaneAngleMeasure
Pset_ReinforcementBarCountOfIndependentFooting | IfcFooting | Description:IfcText Reference:IfcLabel XDirectionLowerBarCount:IfcInteger YDirectionLowerBarCount:IfcInteger XDirectionUpperBarCount:IfcInteger YDirectionUpperBarCount:IfcInteger
Pset_ReinforcementBarPitchOfBeam | IfcBeam | Description:IfcText Reference:IfcLabel StirrupBarPitch:IfcPositiveLengthMeasure SpacingBarPitch:IfcPositiveLengthMeasure
Pset_ReinforcementBarPitchOfColumn | IfcColumn | Description:IfcText Reference:IfcLabel ReinforcementBarType=RING/SPIRAL/OTHER/USERDEFINED/NOTDEFINED HoopBarPitch:IfcPositiveLengthMeasure XDirectionTieHoopBarPitch:IfcPositiveLengthMeasure XDirectionTieHoopCount:IfcInteger YDirectionTieHoopBarPitch:IfcPositiveLengthMeasure YDirectionTieHoopCount:IfcInteger
Pset_ReinforcementBarPitchOfContinuousFooting | IfcFooting | Description:IfcText Reference:IfcLabel CrossingUpperBarPitch:IfcPositiveLengthMeasure CrossingLowerBarPitch:IfcPositiveLengthMeasure
Pset_ReinforcementBarPitchOfSlab | IfcSlab | Description:IfcText Reference:IfcLabel LongOutsideTopBarPitch:IfcPositiveLengthMeasure LongInsideCenterTopBarPitch:IfcPositiveLengthMeasure LongInsideEndTopBarPitch:IfcPositiveLengthMeasure ShortOutsideTopBarPitch:IfcPositiveLengthMeasure ShortInsideCenterTopBarPitch:IfcPositiveLengthMeasure ShortInsideEndTopBarPitch:IfcPositiveLengthMeasure LongOutsideLowerBarPitch:IfcPositiveLengthMeasure LongInsideCenterLowerBarPitch:IfcPositiveLengthMeasure LongInsideEndLowerBarPitch:IfcPositiveLengthMeasure ShortOutsideLowerBarPitch:IfcPositiveLengthMeasure ShortInsideCenterLowerBarPitch:IfcPositiveLengthMeasure ShortInsideEndLowerBarPitch:IfcPositiveLengthMeasure
Pset_ReinforcementBarPitchOfWall | IfcWall | Description:IfcText Reference:IfcLabel BarAllocationType=SINGLE/DOUBLE/ALTERNATE/OTHER/USERDEFINED/NOTDEFINED VerticalBarPitch:IfcPositiveLengthMeasure HorizontalBarPitch:IfcPositiveLengthMeasure SpacingBarPitch:IfcPositiveLengthMeasure
Pset_ReinforcingBarBendingsBECCommon | IfcReinforcingBar, IfcReinforcingMesh | BECBarShapeCode:IfcLabel BECCuttingLength:IfcPositiveLengthMeasure BECShapeParameter_a:IfcPositiveLengthMeasure BECShapeParameter_b:IfcPositiveLengthMeasure BECShapeParameter_c:IfcPositiveLengthMeasure BECShapeParameter_d:IfcPositiveLengthMeasure BECShapeParameter_e:IfcPositiveLengthMeasure BECShapeParameter_f:IfcPositiveLengthMeasure BECShapeParameter_g:IfcPositiveLengthMeasure BECShapeParameter_h:IfcPositiveLengthMeasure BECShapeParameter_i:IfcPositiveLengthMeasure BECShapeParameter_j:IfcPositiveLengthMeasure BECShapeParameter_k:IfcPositiveLengthMeasure BECShapeParameter_l:IfcPositiveLengthMeasure BECBendingParameter_u:IfcPlaneAngleMeasure BECBendingParameter_v:IfcPlaneAngleMeasure BECBendingParameter_u1:IfcPlaneAngleMeasure BECBendingParameter_v1:IfcPlaneAngleMeasure BECShapeAid_x:IfcPositiveLengthMeasure BECShapeAid_y:IfcPositiveLengthMeasure BECRollerDiameter:IfcPositiveLengthMeasure
Pset_ReinforcingBarBendingsBS8666Common | IfcReinforcingBar | BS8666ShapeCode:IfcLabel BS8666ShapeParameter_A:IfcPositiveLengthMeasure BS8666ShapeParameter_B:IfcPositiveLengthMeasure BS8666ShapeParameter_C:IfcPositiveLengthMeasure BS8666ShapeParameter_D:IfcPositiveLengthMeasure BS8666ShapeParameter_E:IfcPositiveLengthMeasure BS8666ShapeParameter_r:IfcPositiveLengthMeasure
Pset_ReinforcingBarBendingsDIN135610Common | IfcReinforcingBar | DIN135610ShapeCode:IfcLabel DIN135610ShapeParameter_a:IfcPositiveLengthMeasure DIN135610ShapeParameter_b:IfcPositiveLengthMeasure DIN135610ShapeParameter_c:IfcPositiveLengthMeasure DIN135610ShapeParameter_d:IfcPositiveLengthMeasure DIN135610ShapeParameter_e:IfcPositiveLengthMeasure DIN135610ShapeParameter_z:IfcPositiveLengthMeasure
Pset_ReinforcingBarBendingsISOCD3766Common | IfcReinforcingBar | ISOCD3766ShapeCode:IfcLabel ISOCD3766ShapeParameter_a:IfcPositiveLengthMeasure ISOCD3766ShapeParameter_b:IfcPositiveLengthMeasure ISOCD3766ShapeParameter_c:IfcPositiveLengthMeasure ISOCD3766ShapeParameter_d:IfcPositiveLengthMeasure ISOCD3766ShapeParameter_e:IfcPositiveLengthMeasure ISOCD3766ShapeParameter_R:IfcPositiveLengthMeasure ISOCD3766BendingStartHook:IfcPlaneAngleMeasure ISOCD3766BendingEndHook:IfcPlaneAngleMeasure
Pset_Reliability | IfcProduct | MeanTimeBetweenFailure:IfcTimeMeasure
Pset_Risk | IfcObject | RiskType=Business/Hazard/HealthAndSafety/Insurance/Other/NotKnown/Unset NatureOfRisk:IfcLabel SubNatureOfRisk1:IfcLabel SubNatureOfRisk2:IfcLabel RiskCause:IfcText AssessmentOfRisk=AlmostCertain/VeryLikely/Likely/VeryPossible/Possible/SomewhatPossible/Unlikely/VeryUnlikely/Rare/Other/NotKnown/Unset RiskConsequence=Catastrophic/Severe/Major/Considerable/Moderate/Some/Minor/VeryLow/Insignificant/Other/NotKnown/Unset RiskRating=Critical/VeryHigh/High/Considerable/Moderate/Some/Low/VeryLow/Insignificant/Other/NotKnown/Unset RiskOwner=Designer/Specifier/Constructor/Installer/Maintainer/Other/NotKnown/Unset AffectsSurroundings:IfcBoolean PreventiveMeassures:IfcText
Pset_RoofCommon | IfcRoof | Reference:IfcIdentifier FireRating:IfcLabel IsExternal:IfcBoolean ProjectedArea:IfcAreaMeasure TotalArea:IfcAreaMeasure
Pset_SanitaryTerminalTypeBath | IfcSanitaryTerminalType/BATH | BathType=Domestic/DomesticCorner/Foot/Jacuzzi/Plunge/Sitz/Treatment/Whirlpool/Other/NotKnown/Unset NominalLength:IfcPositiveLengthMeasure NominalWidth:IfcPositiveLengthMeasure NominalDepth:IfcPositiveLengthMeasure Material:- MaterialThickness:IfcPositiveLengthMeasure Color:IfcText DrainSize:IfcPositiveLengthMeasure HasGrabHandles:IfcBoolean
Pset_SanitaryTerminalTypeBidet | IfcSanitaryTerminalType/BIDET | BidetMounting=BackToWall/Pedestal/CounterTop/WallHung/NotKnown/Unset NominalLength:IfcPositiveLengthMeasure NominalWidth:IfcPositiveLengthMeasure NominalDepth:IfcPositiveLengthMeasure Material:- Color:IfcText SpilloverLevel:IfcPositiveLengthMeasure DrainSize:IfcPositiveLengthMeasure
Pset_SanitaryTerminalTypeCistern | IfcSanitaryTerminalType/CISTERN | CisternHeight=HighLevel/LowLevel/None/Other/NotKnown/Unset CisternCapacity:IfcVolumeMeasure IsSingleFlush:IfcBoolean FlushType=Lever/Pull/Push/Sensor/Other/NotKnown/Unset FlushRate:IfcVolumeMeasure IsAutomaticFlush:IfcBoolean CisternMaterial:- CisternColor:IfcText
Pset_SanitaryTerminalTypeSanitaryFountain | IfcSanitaryTerminalType/SANITARYFOUNTAIN | FountainType=DrinkingWater/Eyewash/Other/NotKnown/Unset Mounting=BackToWall/Pedestal/CounterTop/WallHung/Other/NotKnown/Unset NominalLength:IfcPositiveLengthMeasure NominalWidth:IfcPositiveLengthMeasure NominalDepth:IfcPositiveLengthMeasure Material:- Color:IfcText DrainSize:IfcPositiveLengthMeasure
Pset_SanitaryTerminalTypeShower | IfcSanitaryTerminalType/SHOWER | ShowerType=Drench/Individual/Tunnel/Other/NotKnown/Unset HasTray:IfcBoolean NominalLength:IfcPositiveLengthMeasure NominalWidth:IfcPositiveLengthMeasure NominalDepth:IfcPositiveLengthMeasure Material:- MaterialThickness:IfcPositiveLengthMeasure Color:IfcText ShowerHeadDescription:IfcText DrainSize:IfcPositiveLengthMeasure
Pset_SanitaryTerminalTypeSink | IfcSanitaryTerminalType/SINK | SinkType=Belfast/Bucket/Cleaners/Combination_Left/Combination_Right/Combination_Double/Drip/Laboratory/London/Plaster/Pot/Rinsing/Shelf/VegetablePreparation/Other/NotKnown/Unset SinkMounting=BackToWall/Pedestal/CounterTop/WallHung/Other/NotKnown/Unset NominalLength:IfcPositiveLengthMeasure NominalWidth:IfcPositiveLengthMeasure NominalDepth:IfcPositiveLengthMeasure Material:- Color:IfcText DrainSize:IfcPositiveLengthMeasure
Pset_SanitaryTerminalTypeToiletPan | IfcSanitaryTerminalType/TOILETPAN | ToiletType=BedPanWasher/Chemical/CloseCoupled/LooseCoupled/SlopHopper/Other/NotKnown/Unset ToiletPanType=Siphonic/Squat/WashDown/WashOut/Other/NotKnown/Unset PanMounting=BackToWall/Pedestal/CounterTop/WallHung/Other/NotKnown/Unset PanMaterial:- PanColor:IfcText SpilloverLevel:IfcPositiveLengthMeasure NominalLength:IfcPositiveLengthMeasure NominalWidth:IfcPositiveLengthMeasure NominalDepth:IfcPositiveLengthMeasure
Pset_SanitaryTerminalTypeUrinal | IfcSanitaryTerminalType/URINAL | UrinalType=Bowl/Slab/Stall/Trough/Other/NotKnown/Unset UrinalMaterial:- UrinalColor:IfcText SpilloverLevel:IfcPositiveLengthMeasure NominalLength:IfcPositiveLengthMeasure NominalWidth:IfcPositiveLengthMeasure NominalDepth:IfcPositiveLengthMeasure
Pset_SanitaryTerminalTypeWashHandBasin | IfcSanitaryTerminalType/WASHHANDBASIN | WashHandBasinType=DentalCuspidor/HandRinse/Hospital/Tipup/Washfountain/WashingTrough/Other/NotKnown/Unset WashHandBasinMounting=BackToWall/Pedestal/CounterTop/WallHung/Other/NotKnown/Unset NominalLength:IfcPositiveLengthMeasure NominalWidth:IfcPositiveLengthMeasure NominalDepth:IfcPositiveLengthMeasure Material:- Color:IfcText DrainSize:IfcPositiveLengthMeasure
Pset_SanitaryTerminalTypeWCSeat | IfcSanitaryTerminalType/WCSEAT | SeatType=Extension/Inset/OpenFrontSeat/RingSeat/SelfRaising/None/Other/NotKnown/Unset SeatHasCover:IfcBoolean SeatMaterial:- SeatColor:IfcText
Pset_SensorTypeCO2Sensor | IfcSensorType/CO2SENSOR | CoverageArea:IfcAreaMeasure WashHandBasinSetPoint:IfcPositiveRatioMeasure CO2SensorRange:IfcPositiveRatioMeasure AccuracyOfCO2Sensor:IfcPositiveRatioMeasure TimeConstant:IfcTimeMeasure
Pset_SensorTypeFireSensor | IfcSensorType/FIRESENSOR | FireSensorSetPoint:IfcThermodynamicTemperatureMeasure AccuracyOfFireSensor:IfcThermodynamicTemperatureMeasure TimeConstant:IfcTimeMeasure
Pset_SensorTypeGasSensor | IfcSensorType/GASSENSOR | GasDetected:IfcLabel GasSensorSetPoint:IfcPositiveRatioMeasure GasSensorRange:IfcPositiveRatioMeasure AccuracyOfGasSensor:IfcPositiveRatioMeasure TimeConstant:IfcTimeMeasure
Pset_SensorTypeHeatSensor | IfcSensorType/HEATSENSOR | CoverageArea:IfcAreaMeasure HeatSensorSetPoint:IfcThermodynamicTemperatureMeasure HeatSensorRange:IfcThermodynamicTemperatureMeasure HeatSensorAccuracy:IfcThermodynamicTemperatureMeasure TimeConstant:IfcTimeMeasure
Pset_SensorTypeHumiditySensor | IfcSensorType/HUMIDITYSENSOR | HumiditySetPoint:IfcPositiveRatioMeasure HumiditySensorRange:IfcPositiveRatioMeasure AccuracyOfHumiditySensor:IfcPositiveRatioMeasure TimeConstant:IfcTimeMeasure
Pset_SensorTypeLightSensor | IfcSensorType/LIGHTSENSOR | LightSensorSetPoint:IfcIlluminanceMeasure LightSensorRange:IfcIlluminanceMeasure LightSensorAccuracy:IfcIlluminanceMeasure TimeConstant:IfcTimeMeasure
Pset_SensorTypeMovementSensor | IfcSensorType/MOVEMENTSENSOR | MovementSensingType=PhotoElectricCell/PressurePad/Other/NotKnown/Unset TimeConstant:IfcTimeMeasure
Pset_SensorTypePressureSensor | IfcSensorType/PRESSURESENSOR | PressureSensorSetPoint:IfcPressureMeasure PressureSensorRange:IfcPressureMeasure AccuracyOfPressureSensor:IfcPressureMeasure TimeConstant:IfcTimeMeasure IsSwitch:IfcBoolean
Pset_SensorTypeSmokeSensor | IfcSensorType/SMOKESENSOR | CoverageArea:IfcAreaMeasure PressureSensorSetPoint:IfcPositiveRatioMeasure SmokeSensorRange:IfcPositiveRatioMeasure AccuracyOfSmokeSensor:IfcPositiveRatioMeasure TimeConstant:IfcTimeMeasure HasBuiltInAlarm:IfcBoolean
Pset_SensorTypeSoundSensor | IfcSensorType/SOUNDSENSOR | SoundSensorSetPoint:IfcSoundPressureMeasure SoundSensorRange:IfcSoundPressureMeasure SoundSensorAccuracy:IfcSoundPressureMeasure TimeConstant:IfcTimeMeasure
Pset_SensorTypeTemperatureSensor | IfcSensorType/TEMPERATURESENSOR | TemperatureSensorType=HighLimit/LowLimit/OutsideTemperature/OperatingTemperature/RoomTemperature/Other/NotKnown/Unset TemperatureSensorSetPoint:IfcThermodynamicTemperatureMeasure TemperatureSensorRange:IfcThermodynamicTemperatureMeasure AccuracyOfTemperatureSensor:IfcThermodynamicTemperatureMeasure TimeConstant:IfcTimeMeasure
Pset_SiteCommon | IfcSite | BuildableArea:IfcAreaMeasure TotalArea:IfcAreaMeasure BuildingHeightLimit:IfcPositiveLengthMeasure
Pset_SlabCommon | IfcSlab | Reference:IfcIdentifier AcousticRating:IfcLabel FireRating:IfcLabel Combustible:IfcBoolean SurfaceSpreadOfFlame:IfcLabel ThermalTransmittance:IfcThermalTransmittanceMeasure IsExternal:IfcBoolean LoadBearing:IfcBoolean Compartmentation:IfcBoolean PitchAngle:IfcPlaneAngleMeasure
Pset_SpaceCommon | IfcSpace | Reference:IfcIdentifier Category:IfcLabel FloorCovering:IfcLabel WallCovering:IfcLabel CeilingCovering:IfcLabel SkirtingBoard:IfcLabel GrossPlannedArea:IfcAreaMeasure NetPlannedArea:IfcAreaMeasure PubliclyAccessible:IfcBoolean HandicapAccessible:IfcBoolean ConcealedFlooring:IfcBoolean ConcealedCeiling:IfcBoolean
Pset_SpaceFireSafetyRequirements | IfcSpace, IfcZone | MainFireUse:IfcLabel AncillaryFireUse:IfcLabel FireRiskFactor:IfcLabel FireHazardFactor:IfcLabel FlammableStorage:IfcBoolean FireExit:IfcBoolean SprinklerProtection:IfcBoolean SprinklerProtectionAutomatic:IfcBoolean AirPressurization:IfcBoolean
Pset_SpaceHeaterPHistoryCommon | IfcPerformanceHistory | FractionRadiantHeatTransfer:IfcReal FractionConvectiveHeatTransfer:IfcReal Effectiveness:IfcReal SurfaceTemperature:- SpaceAirTemperature:- SpaceMeanRadiantTemperature:- AuxiliaryEnergySourceConsumption:- UACurve:- OutputCapacityCurve:- AirResistanceCurve:- Exponent:IfcReal HeatOutputRate:IfcPowerMeasure
Pset_SpaceHeaterTypeCommon | IfcSpaceHeaterType | TemperatureClassification=LOWTEMPERATURE/HIGHTEMPERATURE/OTHER/NOTKNOWN/UNSET HeatingSource=FUEL/GAS/ELECTRICITY/HOTWATER/STEAM/OTHER/NOTKNOWN/UNSET Material:- BodyMass:IfcMassMeasure ThermalMassHeatCapacity:IfcReal OutputCapacity:IfcPowerMeasure ThermalEfficiency:IfcPositiveRatioMeasure
Pset_SpaceHeaterTypeHydronic | IfcSpaceHeaterType | TubingLength:IfcLengthMeasure WaterContent:IfcMassMeasure
Pset_SpaceLightingRequirements | IfcSpace, IfcZone | ArtificialLighting:IfcBoolean Illuminance:IfcIlluminanceMeasure
Pset_SpaceOccupancyRequirements | IfcSpace, IfcZone | OccupancyType:IfcLabel OccupancyNumber:IfcCountMeasure OccupancyNumberPeak:IfcCountMeasure OccupancyTimePerDay:IfcTimeMeasure AreaPerOccupant:IfcAreaMeasure MinimumHeadroom:IfcLengthMeasure IsOutlookDesirable:IfcBoolean
Pset_SpaceParking | IfcSpace | HandicapAccessible:IfcBoolean ParkingUse:IfcLabel ParkingUnits:IfcCountMeasure
Pset_SpaceParkingAisle | IfcSpace | IsOneWay:IfcBoolean
Pset_SpaceProgramCommon | IfcSpaceProgram | Location:IfcLabel FunctionRequirement:IfcLabel SecurityRequirement:IfcLabel PrivacyRequirement:IfcLabel LightingRequirement:IfcLabel FFETypeRequirement:IfcLabel EmployeeType:IfcLabel OccupancyType:IfcLabel OccupancyNumber:IfcCountMeasure
Pset_SpaceThermalDesign | IfcSpace | CoolingDesignAirflow:IfcVolumetricFlowRateMeasure HeatingDesignAirflow:IfcVolumetricFlowRateMeasure TotalSensibleHeatGain:IfcPowerMeasure TotalHeatGain:IfcPowerMeasure TotalHeatLoss:IfcPowerMeasure CoolingDryBulb:IfcThermodynamicTemperatureMeasure CoolingRelativeHumidity:IfcPositiveRatioMeasure HeatingDryBulb:IfcThermodynamicTemperatureMeasure HeatingRelativeHumidity:IfcPositiveRatioMeasure VentilationAirFlowrate:IfcVolumetricFlowRateMeasure ExhaustAirFlowrate:IfcVolumetricFlowRateMeasure CeilingRAPlenum:IfcBoolean BoundaryAreaHeatLoss:IfcHeatFluxDensityMeasure
Pset_SpaceThermalPHistory | IfcPerformanceHistory | CoolingAirFlowRate:- HeatingAirFlowRate:- VentilationAirFlowRate:- ExhaustAirFlowRate:- SpaceTemperature:- SpaceRelativeHumidity:-
Pset_SpaceThermalRequirements | IfcSpace, IfcZone | SpaceTemperatureMax:IfcThermodynamicTemperatureMeasure SpaceTemperatureMin:IfcThermodynamicTemperatureMeasure SpaceTemperatureSummerMax:IfcThermodynamicTemperatureMeasure SpaceTemperatureSummerMin:IfcThermodynamicTemperatureMeasure SpaceTemperatureWinterMax:IfcThermodynamicTemperatureMeasure SpaceTemperatureWinterMin:IfcThermodynamicTemperatureMeasure SpaceHumidity:IfcRatioMeasure SpaceHumiditySummer:IfcRatioMeasure SpaceHumidityWinter:IfcRatioMeasure DiscontinuedHeating:IfcBoolean NaturalVentilation:IfcBoolean NaturalVentilationRate:IfcCountMeasure MechanicalVentilationRate:IfcCountMeasure AirConditioning:IfcBoolean AirConditioningCentral:IfcBoolean
Pset_StairCommon | IfcStair | Reference:IfcIdentifier NumberOfRiser:IfcCountMeasure NumberOfTreads:IfcCountMeasure RiserHeight:IfcPositiveLengthMeasure TreadLength:IfcPositiveLengthMeasure RequiredHeadroom:IfcPositiveLengthMeasure HandicapAccessible:IfcBoolean IsExternal:IfcBoolean FireRating:IfcLabel FireExit:IfcBoolean HasNonSkidSurface:IfcBoolean
Pset_StairFlightCommon | IfcStairFlight | Reference:IfcIdentifier NumberOfRiser:IfcCountMeasure NumberOfTreads:IfcCountMeasure RiserHeight:IfcPositiveLengthMeasure TreadLength:IfcPositiveLengthMeasure NosingLength:IfcLengthMeasure WalkingLineOffset:IfcPositiveLengthMeasure TreadLengthAtOffset:IfcPositiveLengthMeasure TreadLengthAtInnerSide:IfcPositiveLengthMeasure Headroom:IfcPositiveLengthMeasure WaistThickness:IfcPositiveLengthMeasure
Pset_SwitchingDeviceTypeCommon | IfcSwitchingDeviceType | NumberOfGangs:IfcInteger SwitchFunction=OnOffSwitch/IntermediateSwitch/DoubleThrowSwitch/Other/NotKnown/Unset HasLock:IfcBoolean
Pset_SwitchingDeviceTypeContactor | IfcSwitchingDeviceType/CONTACTOR | ContactorType=CapacitorSwitching/LowCurrent/MagneticLatching/MechanicalLatching/Modular/Reversing/Standard/Other/NotKnown/Unset
Pset_SwitchingDeviceTypeEmergencyStop | IfcSwitchingDeviceType/EMERGENCYSTOP | SwitchOperation=Mushroom/Other/NotKnown/Unset
Pset_SwitchingDeviceTypeStarter | IfcSwitchingDeviceType/STARTER | StarterType=AutoTransformer/Manual/DirectOnLine/Frequency/nStep/Rheostatic/StarDelta/Other/NotKnown/Unset
Pset_SwitchingDeviceTypeSwitchDisconnector | IfcSwitchingDeviceType/SWITCHDISCONNECTOR | SwitchDisconnectorType=CenterBreak/DividedSupport/DoubleBreak/EarthingSwitch/Isolator/Other/NotKnown/Unset LoadDisconnectionType=OffLoad/OnLoad/Other/NotKnown/Unset HasVisualIndication:IfcBoolean
Pset_SwitchingDeviceTypeToggleSwitch | IfcSwitchingDeviceType/TOGGLESWITCH | ToggleSwitchType=BreakGlass/Changeover/Dimmer/KeyOperated/ManualPull/PushButton/Pullcord/Rocker/Selector/Twist/Other/NotKnown/Unset SwitchUsage=Emergency/Guard/Limit/Start/Stop/Other/NotKnown/Unset SwitchActivation=Actuator/Foot/Hand/Proximity/Sound/TwoHand/Wire/NotKnown/Unset IsIlluminated:IfcBoolean Legend:IfcLabel
Pset_SystemFurnitureElementTypeCommon | IfcSystemFurnitureElementType | IsUsed:IfcBoolean GroupCode:IfcIdentifier NominalWidth:IfcPositiveLengthMeasure NominalHeight:IfcPositiveLengthMeasure Finishing:IfcLabel
Pset_SystemFurnitureElementTypePanel | IfcSystemFurnitureElementType | HasOpening:IfcBoolean FurniturePanelType=Acoustical/Glazed/Horz_Seg/Monolithic/Open/Ends/Door/Screen/Other/NotKnown/Unset NominalThickness:IfcPositiveLengthMeasure
Pset_SystemFurnitureElementTypeWorkSurface | IfcSystemFurnitureElementType | UsePurpose:IfcLabel SupportType=Freestanding/Supported/Other/NotKnown/Unset HangingHeight:IfcPositiveLengthMeasure NominalThickness:IfcPositiveLengthMeasure ShapeDescription:IfcLabel
Pset_TankTypeCommon | IfcTankType | Type=BREAKPRESSURE/EXPANSION/FEEDANDEXPANSION/GASSTORAGEBUTANE/GASSTORAGELIQUIFIEDPETROLEUMGAS/GASSTORAGEPROPANE/OILSERVICE/OILSTORAGE/PRESSUREVESSEL/WATERSTORAGEGENERAL/WATERSTORAGEPOTABLE/WATERSTORAGEPROCESS/WATERSTORAGECOOLINGTOWERMAKEUP/OTHER/NOTKNOWN/UNSET AccessType=NONE/LOOSECOVER/MANHOLE/SECUREDCOVER/SECUREDCOVERWITHMANHOLE/OTHER/NOTKNOWN/UNSET NominalLengthOrDiameter:IfcPositiveLengthMeasure NominalWidthOrDiameter:IfcPositiveLengthMeasure NominalDepth:IfcPositiveLengthMeasure NominalCapacity:IfcVolumeMeasure EffectiveCapacity:IfcVolumeMeasure OperatingWeight:IfcMassMeasure Material:- MaterialThickness:IfcPositiveLengthMeasure
Pset_TankTypeExpansion | IfcTankType/EXPANSION | ChargePressure:IfcPressureMeasure PressureRegulatorSetting:IfcPressureMeasure ReliefValveSetting:IfcPressureMeasure
Pset_TankTypePreformed | IfcTankType/PREFORMED | PatternType=HORIZONTALCYLINDER/VERTICALCYLINDER/RECTANGULAR/OTHER/NOTKNOWN/UNSET EndShapeType=CONCAVECONVEX/FLATCONVEX/CONVEXCONVEX/CONCAVEFLAT/FLATFLAT/OTHER/NOTKNOWN/UNSET FirstCurvatureRadius:IfcPositiveLengthMeasure SecondCurvatureRadius:IfcPositiveLengthMeasure
Pset_TankTypePressureVessel | IfcTankType/PRESSUREVESSEL | ChargePressure:IfcPressureMeasure PressureRegulatorSetting:IfcPressureMeasure ReliefValveSetting:IfcPressureMeasure
Pset_TankTypeSectional | IfcTankType/SECTIONAL | NumberOfSections:IfcInteger SectionLength:IfcPositiveLengthMeasure SectionWidth:IfcPositiveLengthMeasure
Pset_ThermalLoadAggregate | IfcZone, IfcSpatialStructureElement, IfcSystem | TotalCoolingLoad:IfcPowerMeasure TotalHeatingLoad:IfcPowerMeasure LightingDiversity:IfcPositiveRatioMeasure InfiltrationDiversitySummer:IfcPositiveRatioMeasure InfiltrationDiversityWinter:IfcPositiveRatioMeasure ApplianceDiversity:IfcPositiveRatioMeasure LoadSafetyFactor:IfcPositiveRatioMeasure
Pset_ThermalLoadDesignCriteria | IfcSpatialStructureElement, IfcSystem, IfcBuilding, IfcZone | OccupancyDiversity:IfcPositiveRatioMeasure OutsideAirPerPerson:IfcVolumetricFlowRateMeasure ReceptacleLoadIntensity:IfcReal AppliancePercentLoadToRadiant:IfcPositiveRatioMeasure LightingLoadIntensity:IfcReal LightingPercentLoadToReturnAir:IfcPositiveRatioMeasure
Pset_TransformerTypeCommon | IfcTransformerType | PrimaryVoltage:IfcElectricVoltageMeasure SecondaryVoltage:IfcElectricVoltageMeasure PrimaryCurrent:IfcElectricCurrentMeasure SecondaryCurrent:IfcElectricCurrentMeasure PrimaryFrequency:IfcFrequencyMeasure SecondaryFrequency:IfcFrequencyMeasure PrimaryApparentPower:IfcPowerMeasure SecondaryApparentPower:IfcPowerMeasure MaximumApparentPower:IfcPowerMeasure SecondaryCurrentType=AC/DC/NotKnown/Unset
Pset_TransportElementCommon | IfcTransportElement | Reference:IfcIdentifier FireExit:IfcBoolean
Pset_TransportElementElevator | IfcTransportElement | ClearWidth:IfcPositiveLengthMeasure ClearDepth:IfcPositiveLengthMeasure ClearHeight:IfcPositiveLengthMeasure
Pset_TubeBundleTypeCommon | IfcTubeBundleType | NumberOfRows:IfcInteger StaggeredRowSpacing:IfcPositiveLengthMeasure InLineRowSpacing:IfcPositiveLengthMeasure NumberOfCircuits:IfcInteger FoulingFactor:IfcThermalResistanceMeasure ThermalConductivity:IfcThermalConductivityMeasure Length:IfcPositiveLengthMeasure Volume:IfcVolumeMeasure NominalDiameter:IfcPositiveLengthMeasure OutsideDiameter:IfcPositiveLengthMeasure InsideDiameter:IfcPositiveLengthMeasure HorizontalSpacing:IfcPositiveLengthMeasure VerticalSpacing:IfcPositiveLengthMeasure Material:- HasTurbulator:IfcBoolean
Pset_TubeBundleTypeFinned | IfcTubeBundleType/FINNED | Spacing:IfcPositiveLengthMeasure Thickness:IfcPositiveLengthMeasure ThermalConductivity:IfcThermalConductivityMeasure Length:IfcPositiveLengthMeasure Height:IfcPositiveLengthMeasure Diameter:IfcPositiveLengthMeasure Material:- FinCorrugatedType:IfcLabel HasCoating:IfcBoolean
Pset_UnitaryEquipmentTypeAirConditioningUnit | IfcUnitaryEquipmentType/AIRCONDITIONINGUNIT | SensibleCoolingCapacity:IfcPowerMeasure LatentCoolingCapacity:IfcPowerMeasure CoolingEfficiency:IfcPositiveRatioMeasure HeatingCapacity:IfcPowerMeasure HeatingEfficiency:IfcPositiveRatioMeasure CondenserFlowrate:IfcVolumetricFlowRateMeasure CondenserEnteringTemperature:IfcThermodynamicTemperatureMeasure CondenserLeavingTemperature:IfcThermodynamicTemperatureMeasure OutsideAirFlowrate:IfcVolumetricFlowRateMeasure
Pset_UnitaryEquipmentTypeAirHandler | IfcUnitaryEquipmentType/AIRHANDLER | AirHandlerConstruction=MANUFACTUREDITEM/CONSTRUCTEDONSITE/OTHER/NOTKNOWN/UNSET AirHandlerFanCoilArrangement=BLOWTHROUGH/DRAWTHROUGH/OTHER/NOTKNOWN/UNSET DualDeck:IfcBoolean
Pset_UtilityConsumption | IfcBuilding | Heat:- Electricity:- Water:- Fuel:- Steam:-
Pset_ValvePHistory | IfcPerformanceHistory | PercentageOpen:- MeasuredFlowRate:- MeasuredPressureDrop:-
Pset_ValveTypeAirRelease | IfcValveType/AIRRELEASE | IsAutomatic:IfcBoolean
Pset_ValveTypeCommon | IfcValveType | ValvePattern=SINGLEPORT/ANGLED_2_PORT/STRAIGHT_2_PORT/STRAIGHT_3_PORT/CROSSOVER_4_PORT/OTHER/NOTKNOWN/UNSET ValveOperation=DROPWEIGHT/FLOAT/HYDRAULIC/LEVER/LOCKSHIELD/MOTORIZED/PNEUMATIC/SOLENOID/SPRING/THERMOSTATIC/WHEEL/OTHER/NOTKNOWN/UNSET ValveMechanism=BALL/BUTTERFLY/CONFIGUREDGATE/GLAND/GLOBE/LUBRICATEDPLUG/NEEDLE/PARALLELSLIDE/PLUG/WEDGEGATE/OTHER/NOTKNOWN/UNSET Size:IfcPositiveLengthMeasure BodyMaterial:- OperatingMechanismMaterial:- TestPressure:IfcPressureMeasure WorkingPressure:IfcPressureMeasure FlowCoefficient:IfcReal CloseOffRating:IfcPressureMeasure
Pset_ValveTypeDrawOffCock | IfcValveType/DRAWOFFCOCK | HasHoseUnion:IfcBoolean
Pset_ValveTypeFaucet | IfcValveType/FAUCET | FaucetType=BIB/GLOBE/DIVERTER/DIVIDEDFLOWCOMBINATION/PILLAR/SINGLEOUTLETCOMBINATION/SPRAY/SPRAYMIXING/OTHER/NOTKNOWN/UNSET FaucetOperation=CERAMICDISC/LEVERHANDLE/NONCONCUSSIVESELFCLOSING/QUATERTURN/QUICKACTION/SCREWDOWN/SELFCLOSING/TIMEDSELFCLOSING/OTHER/NOTKNOWN/UNSET FaucetFunction=COLD/HOT/MIXED/OTHER/NOTKNOWN/UNSET Finish:IfcText FaucetTopDescription:IfcText
Pset_ValveTypeFlushing | IfcValveType/FLUSHING | FlushingRate:IfcVolumetricFlowRateMeasure HasIntegralShutOffDevice:IfcBoolean IsHighPressure:IfcBoolean
Pset_ValveTypeGasTap | IfcValveType/GASTAP | HasHoseUnion:IfcBoolean
Pset_ValveTypeIsolating | IfcValveType/ISOLATING | IsNormallyOpen:IfcBoolean IsolatingPurpose=LANDING/LANDINGWITHPRESSUREREGULATION/OTHER/NOTKNOWN/UNSET
Pset_ValveTypeMixing | IfcValveType/MIXING | MixerControl=MANUAL/PREDEFINED/THERMOSTATIC/OTHER/NOTKNOWN/UNSET OutletConnectionSize:IfcPositiveLengthMeasure
Pset_ValveTypePressureReducing | IfcValveType/PRESSUREREDUCING | UpstreamPressure:IfcPressureMeasure DownstreamPressure:IfcPressureMeasure
Pset_ValveTypePressureRelief | IfcValveType/PRESSURERELIEF | ReliefPressure:IfcPressureMeasure
Pset_VibrationIsolatorTypeCommon | IfcVibrationIsolatorType | VibrationTransmissibility:IfcPositiveRatioMeasure IsolatorStaticDeflection:IfcLengthMeasure IsolatorCompressibility:IfcRatioMeasure Height:IfcPositiveLengthMeasure Material:- MaximumSupportedWeight:IfcMassMeasure
Pset_WallCommon | IfcWall, IfcWallStandardCase | Reference:IfcIdentifier AcousticRating:IfcLabel FireRating:IfcLabel Combustible:IfcBoolean SurfaceSpreadOfFlame:IfcLabel ThermalTransmittance:IfcThermalTransmittanceMeasure IsExternal:IfcBoolean ExtendToStructure:IfcBoolean LoadBearing:IfcBoolean Compartmentation:IfcBoolean
Pset_Warranty | IfcProduct, IfcSystem | WarrantyIdentifier:IfcIdentifier WarrantyStartDate:- WarrantyEndDate:- IsExtendedWarranty:IfcBoolean WarrantyPeriod:IfcTimeMeasure PointOfContact:- WarrantyContent:IfcText Exclusions:IfcText
Pset_WasteTerminalTypeFloorTrap | IfcWasteTerminalType/FLOORTRAP | NominalBodyLength:IfcPositiveLengthMeasure NominalBodyWidth:IfcPositiveLengthMeasure NominalBodyDepth:IfcPositiveLengthMeasure IsForSullageWater:IfcBoolean SpilloverLevel:IfcPositiveLengthMeasure BodyMaterial:- TrapType=None/P_Trap/Q_Trap/S_Trap/Other/NotKnown/Unset HasStrainer:IfcBoolean OutletConnectionSize:IfcPositiveLengthMeasure InletPatternType=None/1/2/3/4/12/13/14/23/24/34/123/124/134/234/1234 InletConnectionSize:IfcPositiveLengthMeasure CoverLength:IfcPositiveLengthMeasure CoverWidth:IfcPositiveLengthMeasure CoverMaterial:-
Pset_WasteTerminalTypeFloorWaste | IfcWasteTerminalType/FLOORWASTE | NominalBodyLength:IfcPositiveLengthMeasure NominalBodyWidth:IfcPositiveLengthMeasure NominalBodyDepth:IfcPositiveLengthMeasure BodyMaterial:- OutletConnectionSize:IfcPositiveLengthMeasure CoverLength:IfcPositiveLengthMeasure CoverWidth:IfcPositiveLengthMeasure CoverMaterial:-
Pset_WasteTerminalTypeGreaseInterceptor | IfcWasteTerminalType/GREASEINTERCEPTOR | NominalBodyMaterial:- NominalBodyLength:IfcPositiveLengthMeasure NominalBodyWidth:IfcPositiveLengthMeasure BodyDepth:IfcPositiveLengthMeasure StrainerMaterial:- StrainerDiameter:IfcPositiveLengthMeasure StrainerDepth:IfcPositiveLengthMeasure InletConnectionSize:IfcPositiveLengthMeasure OutletConnectionSize:IfcPositiveLengthMeasure CoverLength:IfcPositiveLengthMeasure CoverWidth:IfcPositiveLengthMeasure CoverMaterial:-
Pset_WasteTerminalTypeGullySump | IfcWasteTerminalType/GULLYSUMP | NominalSumpLength:IfcPositiveLengthMeasure NominalSumpWidth:IfcPositiveLengthMeasure NominalSumpDepth:IfcPositiveLengthMeasure SumpMaterial:- GullyType=Vertical/BackInlet/Other/NotKnown/Unset TrapType=None/P_Trap/Q_Trap/S_Trap/Other/NotKnown/Unset OutletConnectionSize:IfcPositiveLengthMeasure BackInletPatternType=None/1/2/3/4/12/13/14/23/24/34/123/124/134/234/1234 InletConnectionSize:IfcPositiveLengthMeasure CoverLength:IfcPositiveLengthMeasure CoverWidth:IfcPositiveLengthMeasure CoverMaterial:-
Pset_WasteTerminalTypeGullyTrap | IfcWasteTerminalType/GULLYTRAP | NominalBodyLength:IfcPositiveLengthMeasure NominalBodyWidth:IfcPositiveLengthMeasure NominalBodyDepth:IfcPositiveLengthMeasure BodyMaterial:- GullyType=Vertical/BackInlet/Other/NotKnown/Unset HasStrainer:IfcBoolean TrapType=None/P_Trap/Q_Trap/S_Trap/Other/NotKnown/Unset OutletConnectionSize:IfcPositiveLengthMeasure BackInletPatternType=None/1/2/3/4/12/13/14/23/24/34/123/124/134/234/1234 InletConnectionSize:IfcPositiveLengthMeasure CoverLength:IfcPositiveLengthMeasure CoverWidth:IfcPositiveLengthMeasure CoverMaterial:-
Pset_WasteTerminalTypeOilInterceptor | IfcWasteTerminalType/OILINTERCEPTOR | BodyMaterial:- NominalBodyLength:IfcPositiveLengthMeasure NominalBodyWidth:IfcPositiveLengthMeasure NominalBodyDepth:IfcPositiveLengthMeasure InletConnectionSize:IfcPositiveLengthMeasure OutletConnectionSize:IfcPositiveLengthMeasure CoverLength:IfcPositiveLengthMeasure CoverWidth:IfcPositiveLengthMeasure CoverMaterial:-
Pset_WasteTerminalTypePetrolInterceptor | IfcWasteTerminalType/PETROLINTERCEPTOR | BodyMaterial:- NominalBodyLength:IfcPositiveLengthMeasure NominalBodyWidth:IfcPositiveLengthMeasure NominalBodyDepth:IfcPositiveLengthMeasure InletConnectionSize:IfcPositiveLengthMeasure OutletConnectionSize:IfcPositiveLengthMeasure CoverLength:IfcPositiveLengthMeasure CoverWidth:IfcPositiveLengthMeasure CoverMaterial:- VentilatingPipeSize:IfcPositiveLengthMeasure
Pset_WasteTerminalTypeRoofDrain | IfcWasteTerminalType/ROOFDRAIN | NominalBodyLength:IfcPositiveLengthMeasure NominalBodyWidth:IfcPositiveLengthMeasure NominalBodyDepth:IfcPositiveLengthMeasure BodyMaterial:- OutletConnectionSize:IfcPositiveLengthMeasure CoverLength:IfcPositiveLengthMeasure CoverWidth:IfcPositiveLengthMeasure CoverMaterial:-
Pset_WasteTerminalTypeWasteDisposalUnit | IfcWasteTerminalType/WASTEDISPOSALUNIT | DrainConnectionSize:IfcPositiveLengthMeasure OutletConnectionSize:IfcPositiveLengthMeasure NominalDepth:IfcPositiveLengthMeasure
Pset_WasteTerminalTypeWasteTrap | IfcWasteTerminalType/WASTETRAP | WasteTrapType=None/P_Trap/Q_Trap/S_Trap/Other/NotKnown/Unset OutletConnectionSize:IfcPositiveLengthMeasure InletConnectionSize:IfcPositiveLengthMeasure
Pset_WindowCommon | IfcWindow | Reference:IfcIdentifier FireRating:IfcLabel AcousticRating:IfcLabel SecurityRating:IfcLabel IsExternal:IfcBoolean Infiltration:IfcVolumetricFlowRateMeasure ThermalTransmittance:IfcThermalTransmittanceMeasure GlazingAreaFraction:IfcPositiveRatioMeasure SmokeStop:IfcBoolean
Pset_ZoneCommon | IfcZone | Reference:IfcIdentifier Category:IfcLabel GrossAreaPlanned:IfcAreaMeasure NetAreaPlanned:IfcAreaMeasure PubliclyAccessible:IfcBoolean HandicapAccessible:IfcBoolean
`,
};
