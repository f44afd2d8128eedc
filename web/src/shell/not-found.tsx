import Link from 'next/link'
import { getSiteSettings } from '@/content/site-settings/get-site-settings'
import { homeHref } from '@/routes/hrefs'
import { MissingPathLog } from '@/shell/missing-path-log'
import { buttonClass } from '@/ui/button'
import { Container } from '@/ui/container'

/** What a visitor sees at an address that does not exist. */
export async function NotFound() {
  const { notFound } = await getSiteSettings()
  return (
    <Container className="py-band">
      <h1 className="figure text-ink">{notFound.title}</h1>
      <p className="title-l mt-4 text-ink">{notFound.text}</p>
      <p className="mt-4 text-lead text-ink-soft">{notFound.explanation}</p>
      <Link href={homeHref()} className={buttonClass('primary', 'mt-8')}>
        {notFound.linkLabel}
      </Link>
      <MissingPathLog />
    </Container>
  )
}
