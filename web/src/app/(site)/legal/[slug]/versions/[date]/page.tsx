import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LegalArticle } from '@/app/(site)/legal/[slug]/legal-article'
import { NamedSheets } from '@/app/(site)/legal/[slug]/named-sheets'
import { pathAt } from '@/app/page-at'
import { legalVersionParams } from '@/content/paths/static-params'
import { getLegalVersion } from '@/documents/legal-page/legal-versions.query'
import { legalTexts } from '@/documents/legal-page/texts'
import { getSiteSettings } from '@/documents/settings/settings.query'
import { formatDate } from '@/lib/format-date'
import { legalVersionHref, markdownHref } from '@/lib/routes'
import { metadataFor } from '@/seo/metadata/metadata'
import { Container } from '@/ui/band'
import { Link } from '@/ui/link'

type VersionProps = { params: Promise<{ slug: string; date: string }> }

export const generateStaticParams = () => legalVersionParams()

async function getVersionOf({ params }: VersionProps) {
  const path = await pathAt('legal', { params })
  return (await getLegalVersion(path, (await params).date)) ?? notFound()
}

/** Not indexed, because search engines should show the current text. */
export async function generateMetadata(props: VersionProps): Promise<Metadata> {
  const { page, date } = await getVersionOf(props)
  const title = `${page.title}, version of ${formatDate(date)}`
  const path = legalVersionHref(page.path, date)
  const described = { ...page, seo: null, title }
  return {
    ...metadataFor(described, await getSiteSettings()),
    alternates: { canonical: path, types: { 'text/markdown': markdownHref(path) } },
    robots: { index: false, follow: true },
  }
}

/** An earlier text of a legal page. */
export default async function LegalVersionRoute(props: VersionProps) {
  const { page, date, until, ...version } = await getVersionOf(props)
  const { sentences } = await getSiteSettings()
  const period = { from: formatDate(date), until: until ? formatDate(until) : '' }
  return (
    <NamedSheets
      path={legalVersionHref(page.path, date)}
      title={version.title}
      date={legalTexts.inForce(period.from)}
    >
      <div role="note" className="border-b border-line bg-lantern-wash">
        <Container className="py-4">
          <p className="text-ink">
            <strong>{sentences.oldVersion}</strong>{' '}
            {until && `It applied from ${period.from} until ${period.until}. `}
            <Link href={page.path} className="underline underline-offset-4">
              Read the current version
            </Link>
          </p>
        </Container>
      </div>
      <LegalArticle page={{ ...version, path: page.path, lastUpdated: date, versions: [] }} />
    </NamedSheets>
  )
}
