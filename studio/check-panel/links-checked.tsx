import { Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { type Path, pathToString } from 'sanity'
import { env } from '../env'
import type { Stored } from '../schema/validation/places'
import { FindingCard } from './finding-card'
import {
  brokenLinks,
  LINKED_QUERY,
  type LinkedDocuments,
  linkedParams,
  linksOf,
} from './linked-documents'
import { useLookup } from './use-lookup'

interface LinksCheckedProps {
  document: Stored
  /** Paths that the list of findings already contains. */
  reported: readonly Path[]
  titles: (path: Path) => string[]
  onOpen: (path: Path) => void
}

/** The number of links of a document, and its broken ones. */
export function LinksChecked({ document, reported, titles, onOpen }: LinksCheckedProps) {
  const links = linksOf(document)
  const known = useLookup<LinkedDocuments>(LINKED_QUERY, linkedParams(links))
  const count = links.pages.length + links.anchors + links.web.length
  if (count === 0) return <Note>This document has no links.</Note>
  if (!known) return <Note>Checking {count} links …</Note>
  const broken = brokenLinks(links, known, env.SANITY_STUDIO_SITE_URL)
  const named = new Set(reported.map(pathToString))
  const unnamed = broken.filter(({ path }) => !named.has(pathToString(path)))
  const parts = [
    [links.pages.length, 'to documents'],
    [links.anchors, 'on the page'],
    [links.web.length, 'to other sites, which are not followed'],
  ] as const
  const kinds = parts.flatMap(([number, name]) => (number > 0 ? `${number} ${name}` : []))
  return (
    <Stack gap={3}>
      <Note>
        {`${count} checked (${kinds.join(', ')}): ${broken.length === 0 ? 'all lead somewhere.' : `${broken.length} lead nowhere.`}`}
      </Note>
      {unnamed.length > 0 && (
        <Stack as="ul" gap={2}>
          {unnamed.map(({ path, message }) => (
            <FindingCard
              key={JSON.stringify(path)}
              level="error"
              message={message}
              titles={titles(path)}
              onOpen={() => onOpen(path)}
            />
          ))}
        </Stack>
      )}
    </Stack>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Text size={1} muted>
      {children}
    </Text>
  )
}
