import { Card, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { isObservable } from 'rxjs'
import { useDocumentStore, usePerspective, useTranslation } from 'sanity'
import type { DocumentLocationsState } from 'sanity/presentation'
import { PAGE_SIZE, Pager } from '../components/pager'
import { env } from '../env'
import { locations } from '../presentation/locations'
import { Note, Part, Waiting } from './dialog-parts'
import { explainError } from './use-reading'

interface ShownOnProps {
  /** The published id. */
  id: string
  type: string
}

/** The pages that show a document, in the same words as the banner above its form. */
export function ShownOn({ id, type }: ShownOnProps) {
  const documentStore = useDocumentStore()
  const { perspectiveStack } = usePerspective()
  const { t } = useTranslation('presentation')
  const [state, setState] = useState<DocumentLocationsState | null>()
  const [error, setError] = useState<string>()
  useEffect(() => {
    const found = locations({ id, type, version: undefined, perspectiveStack }, { documentStore })
    if (!isObservable(found)) return setState(found)
    const subscription = found.subscribe({
      next: setState,
      error: (reason: unknown) => setError(explainError(reason)),
    })
    return () => subscription.unsubscribe()
  }, [id, type, perspectiveStack, documentStore])

  if (error) return <Note tone="critical">{error}</Note>
  if (state === undefined) return <Waiting>Reading which pages show it …</Waiting>
  if (state === null) return null
  if (state.message) return <Part title={state.message} />
  const pages = state.locations ?? []
  return (
    <Part title={t('locations-banner.locations-count', { count: pages.length })}>
      <PageList pages={pages} />
    </Part>
  )
}

/** Pages of the site, each with a link that opens a new tab. */
export function PageList({ pages }: { pages: readonly { title: string; href: string }[] }) {
  const [page, setPage] = useState(0)
  return (
    <Stack gap={3}>
      {/* Ends within a line, so that one sees that the list goes on. */}
      <Card border radius={2} padding={3} style={{ maxHeight: '10.75rem', overflow: 'auto' }}>
        <Stack as="ul" aria-label="Pages that show it" gap={3}>
          {pages.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map(({ title, href }) => (
            <li key={href}>
              <Text size={1}>
                <a href={env.SANITY_STUDIO_SITE_URL + href} target="_blank" rel="noreferrer">
                  {title}
                </a>{' '}
                {href}
              </Text>
            </li>
          ))}
        </Stack>
      </Card>
      {pages.length > PAGE_SIZE && (
        <Pager name="pages" total={pages.length} page={page} onPage={setPage} />
      )}
    </Stack>
  )
}
