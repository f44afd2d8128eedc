import { Card, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { apiVersion, env } from '../../env'
import { fillFigures } from '../../schema/validation/figures'
import { useFigures } from '../figure-texts'
import { SearchResult } from './search-result'
import { type PreviewedDocument, type PreviewedSite, searchTexts } from './search-texts'
import { SharedCard } from './shared-card'

const SITE_QUERY = '*[_type == "siteSettings"][0]{ brandName, tagline, description }'

/** Previews a document as a search result and a shared link; nothing for a document without a path. */
export function SeoPreview({ document }: { document: PreviewedDocument | undefined }) {
  const site = useSite()
  const figures = useFigures()
  // The site settings hold the fallback SEO fields and have no path.
  if (!document?.path?.current || !site) return null
  const texts = searchTexts(document, site)
  const filled = {
    ...texts,
    title: fillFigures(texts.title, figures),
    heading: fillFigures(texts.heading, figures),
    description: fillFigures(texts.description, figures),
  }
  return (
    <Card padding={4} radius={2} border tone="transparent" aria-label="Preview" role="group">
      <Stack gap={5}>
        {document.seo?.hideFromSearch ? (
          <Text size={1}>This page is hidden from search engines.</Text>
        ) : (
          <SearchResult texts={filled} origin={env.SANITY_STUDIO_SITE_URL} />
        )}
        <SharedCard texts={filled} origin={env.SANITY_STUDIO_SITE_URL} />
      </Stack>
    </Card>
  )
}

function useSite(): PreviewedSite | undefined {
  const client = useClient({ apiVersion })
  const [site, setSite] = useState<PreviewedSite>()
  useEffect(() => {
    const subscription = client.observable.fetch<PreviewedSite | null>(SITE_QUERY).subscribe({
      next: (settings) => setSite(settings ?? {}),
      // On an error only the preview is missing.
      error: () => setSite(undefined),
    })
    return () => subscription.unsubscribe()
  }, [client])
  return site
}
