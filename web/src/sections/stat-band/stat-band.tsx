import { FigureLedger } from '@/sections/stat-band/figure-ledger'
import { FigureRow } from '@/sections/stat-band/figure-row'
import type { StatBandProps } from '@/sections/stat-band/to-stat-band'

/** Figures large, sources small: one row on ink, a ledger on paper. */
export function StatBand(props: StatBandProps) {
  return props.tone === 'ink' ? <FigureRow {...props} /> : <FigureLedger {...props} />
}
