import type { Metadata } from 'next'
import { Suspense } from 'react'
import { contactHref, searchHref } from '@/lib/routes'
import { getWords } from '@/sanity/words'
import { SearchPage } from '@/search/search-page'
import { Container } from '@/ui/band'

export const metadata: Metadata = {
  title: 'Search',
  alternates: { canonical: searchHref() },
  robots: { index: false, follow: true },
}

/** Results at a URL that can be shared. The page is static; the browser reads the query. */
export default async function SearchRoute() {
  const { searchTitle, searchLabel } = (await getWords()).frame
  return (
    <Container className="min-h-[70dvh] max-w-[60rem] py-12 lg:py-16">
      <h1 className="title-l text-ink">{searchTitle}</h1>
      <Suspense fallback={<WithoutScripts />}>
        <SearchPage label={searchLabel} />
      </Suspense>
    </Container>
  )
}

/** The query is read in the browser; without JavaScript the page must not stay empty. */
function WithoutScripts() {
  return (
    <noscript>
      <p className="mt-6 max-w-prose">
        The search needs JavaScript. The links at the end of this page lead to every part of the
        site, and{' '}
        <a href={contactHref()} className="text-link">
          the contact form
        </a>{' '}
        works without it.
      </p>
    </noscript>
  )
}
