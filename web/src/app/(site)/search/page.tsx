import { stegaClean } from '@sanity/client/stega'
import type { Metadata } from 'next'
import { Suspense } from 'react'
import { contactHref, searchHref } from '@/lib/routes'
import { getWords, type Words } from '@/sanity/words'
import { firstWordsOf } from '@/search/search-index'
import { SearchPage } from '@/search/search-page'
import { Container } from '@/ui/band'
import { FilledText } from '@/ui/filled-text'

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: stegaClean((await getWords()).frame.searchTitle),
    alternates: { canonical: searchHref() },
    robots: { index: false, follow: true },
  }
}

/** Search results at a URL that can be shared. The page is static; the browser reads the query. */
export default async function SearchRoute() {
  const { frame, search } = await getWords()
  return (
    <Container className="min-h-[70dvh] max-w-[60rem] py-12 lg:py-16">
      <h1 className="title-l text-ink">{frame.searchTitle}</h1>
      <Suspense fallback={<WithoutScripts words={search} />}>
        <SearchPage label={frame.searchLabel} words={firstWordsOf(search)} />
      </Suspense>
    </Container>
  )
}

/** The browser reads the query, so without JavaScript the page would be empty. */
function WithoutScripts({ words }: { words: Words['search'] }) {
  const form = (
    <a href={contactHref()} className="text-link">
      {words.form}
    </a>
  )
  return (
    <noscript>
      <p className="mt-6 max-w-prose">
        <FilledText text={words.noscript} values={{ form }} />
      </p>
    </noscript>
  )
}
