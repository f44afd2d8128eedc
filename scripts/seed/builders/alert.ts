import type { Alert } from '../../../web/src/content/types.gen.ts'
import { keyFrom } from './key.ts'

/** A sample alert: high risk is blocked, medium risk is reviewed. */
export function alert(
  risk: NonNullable<Alert['risk']>,
  score: number,
  fields: Pick<Alert, 'address' | 'reason' | 'time'>,
) {
  const label = risk === 'high' ? ('BLOCKED' as const) : ('REVIEW' as const)
  return {
    _type: 'alert' as const,
    _key: keyFrom('alert', `${fields.address}`),
    label,
    risk,
    score,
    ...fields,
  }
}
