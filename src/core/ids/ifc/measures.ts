import type { Dimensions } from "#core/api/resources/units.ts";
import { exponentsOf } from "#core/files/read/formats/units/exponents.ts";
import { QUANTITIES } from "#core/lib/quantities.ts";

/** A data type for numbers of one kind. */
export type IfcMeasure = {
  readonly name: string;
  /** The SI unit that its values have in IDS; `1` for pure numbers. */
  readonly unit: string;
  /** Those of the unit; null if uncertain. */
  readonly dimensions: Dimensions | null;
};

/**
 * The measures of IFC with their SI units. Where several have the same dimensions, the most general or most frequent one comes first,
 * because that one is suggested.
 */
export const MEASURES: readonly IfcMeasure[] = Object.entries({
  IfcRatioMeasure: "1",
  IfcPositiveRatioMeasure: "1",
  IfcNormalisedRatioMeasure: "1",
  IfcCountMeasure: "1",
  IfcLengthMeasure: "m",
  IfcPositiveLengthMeasure: "m",
  IfcNonNegativeLengthMeasure: "m",
  IfcAreaMeasure: "m²",
  IfcVolumeMeasure: "m³",
  IfcSectionModulusMeasure: "m³",
  IfcMomentOfInertiaMeasure: "m⁴",
  IfcSectionalAreaIntegralMeasure: "m⁵",
  IfcWarpingConstantMeasure: "m⁶",
  IfcCurvatureMeasure: "1/m",
  IfcPlaneAngleMeasure: "rad",
  IfcPositivePlaneAngleMeasure: "rad",
  IfcSolidAngleMeasure: "sr",
  IfcMassMeasure: "kg",
  IfcMassPerLengthMeasure: "kg/m",
  IfcAreaDensityMeasure: "kg/m²",
  IfcMassDensityMeasure: "kg/m³",
  IfcIonConcentrationMeasure: "kg/m³",
  IfcRotationalMassMeasure: "kg·m²",
  IfcMassFlowRateMeasure: "kg/s",
  IfcTimeMeasure: "s",
  IfcVaporPermeabilityMeasure: "kg/(s·m·Pa)",
  IfcFrequencyMeasure: "Hz",
  IfcRotationalFrequencyMeasure: "Hz",
  IfcAngularVelocityMeasure: "rad/s",
  IfcIntegerCountRateMeasure: "1/s",
  IfcRadioActivityMeasure: "Bq",
  IfcLinearVelocityMeasure: "m/s",
  IfcAccelerationMeasure: "m/s²",
  IfcVolumetricFlowRateMeasure: "m³/s",
  IfcMoistureDiffusivityMeasure: "m³/s",
  IfcIsothermalMoistureCapacityMeasure: "m³/kg",
  IfcKinematicViscosityMeasure: "m²/s",
  IfcDynamicViscosityMeasure: "Pa·s",
  IfcForceMeasure: "N",
  IfcLinearMomentMeasure: "N·m/m",
  IfcModulusOfRotationalSubgradeReactionMeasure: "N·m/(m·rad)",
  IfcLinearForceMeasure: "N/m",
  IfcLinearStiffnessMeasure: "N/m",
  IfcPressureMeasure: "Pa",
  IfcModulusOfElasticityMeasure: "N/m²",
  IfcShearModulusMeasure: "N/m²",
  IfcPlanarForceMeasure: "N/m²",
  IfcModulusOfLinearSubgradeReactionMeasure: "N/m²",
  IfcSoundPressureMeasure: "Pa",
  IfcModulusOfSubgradeReactionMeasure: "N/m³",
  IfcWarpingMomentMeasure: "N·m²",
  IfcEnergyMeasure: "J",
  IfcTorqueMeasure: "N·m",
  IfcRotationalStiffnessMeasure: "N·m/rad",
  IfcPowerMeasure: "W",
  IfcSoundPowerMeasure: "W",
  IfcHeatFluxDensityMeasure: "W/m²",
  IfcHeatingValueMeasure: "J/kg",
  IfcAbsorbedDoseMeasure: "Gy",
  IfcDoseEquivalentMeasure: "Sv",
  IfcThermodynamicTemperatureMeasure: "K",
  IfcTemperatureGradientMeasure: "K/m",
  IfcTemperatureRateOfChangeMeasure: "K/s",
  IfcThermalExpansionCoefficientMeasure: "1/K",
  IfcThermalTransmittanceMeasure: "W/(m²·K)",
  IfcThermalAdmittanceMeasure: "W/(m²·K)",
  IfcThermalConductivityMeasure: "W/(m·K)",
  IfcThermalResistanceMeasure: "m²·K/W",
  IfcSpecificHeatCapacityMeasure: "J/(kg·K)",
  IfcElectricCurrentMeasure: "A",
  IfcElectricVoltageMeasure: "V",
  IfcElectricResistanceMeasure: "Ω",
  IfcElectricConductanceMeasure: "S",
  IfcElectricChargeMeasure: "C",
  IfcElectricCapacitanceMeasure: "F",
  IfcInductanceMeasure: "H",
  IfcMagneticFluxMeasure: "Wb",
  IfcMagneticFluxDensityMeasure: "T",
  IfcLuminousIntensityMeasure: "cd",
  IfcLuminousFluxMeasure: "lm",
  IfcIlluminanceMeasure: "lx",
  IfcLuminousIntensityDistributionMeasure: "cd/lm",
  IfcAmountOfSubstanceMeasure: "mol",
  IfcMolecularWeightMeasure: "kg/mol",
  IfcPHMeasure: "1",
  IfcSoundPowerLevelMeasure: "dB",
  IfcSoundPressureLevelMeasure: "dB",
}).map(([name, unit]) => ({ name, unit, dimensions: dimensionsOfSymbol(unit) }));

/** The dimensions (2.7) of a unit by its symbol (`W/(m²·K)`) or its code in UN/ECE Recommendation 20; null if uncertain. */
export function dimensionsOfSymbol(unit: string): Dimensions | null {
  const exponents = exponentsOf(unit);
  return exponents === undefined
    ? null
    : {
        lengthPower: exponents.length,
        timePower: exponents.time,
        massPower: exponents.mass,
        temperaturePower: exponents.temperature,
        amountOfSubstancePower: exponents.amountOfSubstance,
        electricCurrentPower: exponents.electricCurrent,
        luminousIntensityPower: exponents.luminousIntensity,
      };
}

/** Whether the values of a measure have the dimensions of a unit (2.7). */
export function hasDimensions({ dimensions: own }: IfcMeasure, dimensions: Dimensions): boolean {
  return own !== null && QUANTITIES.every(({ power }) => own[power] === dimensions[power]);
}
