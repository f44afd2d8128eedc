/** Test counts of a step; a check without tests counts as one. */
export type Count = { passed: number; failed: number; skipped: number }

export const PASSED: Count = { passed: 1, failed: 0, skipped: 0 }
export const FAILED: Count = { passed: 0, failed: 1, skipped: 0 }

export function sum(counts: Count[]): Count {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    skipped: counts.reduce((total, { skipped }) => total + skipped, 0),
  }
}

/** The last line of a run, in the format that CI parses. */
export function closingLine({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
