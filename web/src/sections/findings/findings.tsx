import { LeadFindings } from '@/sections/findings/lead-findings'
import { LedgerFindings } from '@/sections/findings/ledger-findings'
import type { FindingsProps } from '@/sections/findings/to-findings'

/** What a report has found, as numbered statements with their figures. */
export function Findings(props: FindingsProps) {
  return props.look === 'lead' ? <LeadFindings {...props} /> : <LedgerFindings {...props} />
}
