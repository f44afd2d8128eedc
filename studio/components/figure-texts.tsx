import { useEffect, useState } from 'react'
import { map, type Observable, shareReplay } from 'rxjs'
import { type DocumentStore, type PreviewProps, useDocumentStore } from 'sanity'
import { isTextField } from '../../web/src/lib/figure-names'
import { apiVersion } from '../env'
import { fillFigures } from '../schema/validation/figures'

type Figures = ReadonlyMap<string, string>

const NONE: Figures = new Map()
const QUERY = '*[_type == "companyFigure" && defined(key)]{ key, "value": coalesce(value, "") }'
const registers = new WeakMap<DocumentStore, Observable<Figures>>()

/** The live register of company figures; all previews share one query. */
function registerOf(store: DocumentStore): Observable<Figures> {
  const known = registers.get(store)
  if (known) return known
  const query = { fetch: QUERY, listen: '*[_type == "companyFigure"]' }
  const options = { apiVersion, tag: 'figures', perspective: 'drafts' as const }
  const register = store.listenQuery(query, {}, options).pipe(
    map(
      (rows: { key: string; value: string }[]) => new Map(rows.map((row) => [row.key, row.value])),
    ),
    shareReplay({ bufferSize: 1, refCount: true }),
  )
  registers.set(store, register)
  return register
}

/** The company figures by their names in texts; empty while loading. */
export function useFigures(): Figures {
  const store = useDocumentStore()
  const [figures, setFigures] = useState(NONE)
  useEffect(() => {
    const subscription = registerOf(store).subscribe({
      next: setFigures,
      // On an error, previews show the names.
      error: () => setFigures(NONE),
    })
    return () => subscription.unsubscribe()
  }, [store])
  return figures
}

/** Previews in lists and forms, with figure names replaced by values. */
export function FigurePreview(props: PreviewProps) {
  const named = SLOTS.filter((slot) => showsText(slot, props) && String(props[slot]).includes('{{'))
  return named.length > 0 ? <Filled {...props} named={named} /> : props.renderDefault(props)
}

const SLOTS = ['title', 'subtitle', 'description'] as const
type Slot = (typeof SLOTS)[number]

/** Code in a preview keeps its braces, as on the page. */
function showsText(slot: Slot, { schemaType, [slot]: text }: PreviewProps): boolean {
  const field = schemaType?.preview?.select?.[slot] ?? slot
  return typeof text === 'string' && isTextField(field)
}

function Filled({ named, ...props }: PreviewProps & { named: readonly Slot[] }) {
  const figures = useFigures()
  const filled = named.map((slot) => [slot, fillFigures(String(props[slot]), figures)])
  return props.renderDefault({ ...props, ...Object.fromEntries(filled) })
}
