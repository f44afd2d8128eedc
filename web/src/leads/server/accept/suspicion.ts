import type { CheckedSubmission } from './check-submission'
import { fastestFill } from './fastest-fill'

type Checked = Pick<CheckedSubmission, 'form' | 'filledInMs' | 'trapped'>

/**
 * Why a submission must be a program's, in words for the people who look through what was blocked.
 * Without a time, it came from a browser that runs no scripts: the other checks judge it.
 */
export function suspicion(
  { form, filledInMs = Infinity, trapped }: Checked,
  { checksFillTime }: { checksFillTime: boolean },
): string | undefined {
  if (trapped) return 'filled in a field that people cannot see'
  if (!checksFillTime || filledInMs >= fastestFill(form)) return undefined
  return `sent ${Math.round(filledInMs)} ms after the form appeared`
}
