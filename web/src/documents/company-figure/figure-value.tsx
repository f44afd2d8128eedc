import { type Figure, figureHref } from '@/documents/company-figure/figure'
import { formatDate } from '@/lib/format-date'

/**
 * The value of a figure; one of the register is a link to its place there. `figure-links.ts` opens its note instead: the
 * nth link of a document has its nth note, and paper numbers both. So `FigureNotes` follow the figures, in their order.
 */
export function FigureValue({ value, registered }: Pick<Figure, 'value' | 'registered'>) {
  if (!registered?.key || !value) return value
  return (
    <a data-figure="" href={figureHref(registered.key)}>
      {value}
    </a>
  )
}

/** What the figures above count: panels on the screen, notes on paper. */
export function FigureNotes({ figures }: { figures: readonly Figure[] }) {
  return figures.map(
    ({ _key, value, registered }) =>
      registered?.key &&
      value && (
        <div key={_key} data-figure-note="">
          <p>{registered.definition}</p>
          <p>{[registered.source, formatDate(registered.asOf ?? '')].filter(Boolean).join(', ')}</p>
        </div>
      ),
  )
}
