import { type ReactNode, useEffect, useState } from 'react'
import { map, type Observable, shareReplay } from 'rxjs'
import { type DocumentStore, type PreviewProps, useDocumentStore } from 'sanity'
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
  const names = [props.title, props.subtitle, props.description].some(
    (text) => typeof text === 'string' && text.includes('{{'),
  )
  return names ? <Filled {...props} /> : props.renderDefault(props)
}

function Filled(props: PreviewProps) {
  const figures = useFigures()
  const fill = (text: ReactNode) => (typeof text === 'string' ? fillFigures(text, figures) : text)
  return props.renderDefault({
    ...props,
    title: fill(props.title as ReactNode),
    subtitle: fill(props.subtitle as ReactNode),
    description: fill(props.description as ReactNode),
  })
}
