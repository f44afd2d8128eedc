import type { Metadata } from 'next'
import { contactHref, searchHref } from '@/lib/routes'
import { SearchPage } from '@/search/search-page'
import { searchTexts } from '@/search/texts'
import { Container } from '@/ui/band'

export const metadata: Metadata = {
  title: searchTexts.title,
  alternates: { canonical: searchHref() },
  robots: { index: false, follow: true },
}

/** Search results at a URL that can be shared. The page is static; the browser reads the query. */
export default function SearchRoute() {
  return (
    <Container className="min-h-[70dvh] py-12 lg:py-16">
      <h1 className="title-l text-ink">{searchTexts.title}</h1>
      <SearchPage />
      <WithoutScripts />
    </Container>
  )
}

/** The browser searches, so without JavaScript the page has no field. */
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
