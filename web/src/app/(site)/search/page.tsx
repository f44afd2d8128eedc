import type { Metadata } from 'next'
import { Suspense } from 'react'
import { searchHref } from '@/routes/hrefs'
import { SearchPage } from '@/search/search-page'
import { Container } from '@/ui/container'

export const metadata: Metadata = {
  title: 'Search',
  alternates: { canonical: searchHref() },
  robots: { index: false, follow: true },
}

/** Results at an address that can be shared; static, the browser reads what is looked for. */
export default function SearchRoute() {
  return (
    <Container className="min-h-[70dvh] max-w-[60rem] py-12 lg:py-16">
      <h1 className="title-l text-ink">Search</h1>
      <Suspense>
        <SearchPage />
      </Suspense>
    </Container>
  )
}
