import type { ReactNode } from 'react'
import { getSiteSettings } from '@/documents/settings/settings.query'
import { homeHref } from '@/lib/routes'
import { Container } from '@/ui/band'
import { buttonClass } from '@/ui/button'
import { Link } from '@/ui/link'

type NotFoundProps = { picture?: ReactNode; search?: ReactNode }

/**
 * The content of the not-found page inside the site's layout, for requests that pass the proxy: from an editor in draft
 * mode, or for a document that was just deleted. Without picture and search there: it is part of every page's payload.
 */
export default async function NotFound({ picture, search }: NotFoundProps) {
  const { notFound } = await getSiteSettings()
  return (
    <div className="on-night bg-night text-on-night-soft">
      <Container className="grid items-center gap-x-16 gap-y-10 py-band lg:grid-cols-2">
        <div>
          <h1 className="display text-lantern tabular">{notFound.title}</h1>
          <p className="title-l mt-4 text-on-night">{notFound.text}</p>
          <p className="mt-4 max-w-[38rem] text-lead">{notFound.explanation}</p>
          {search}
          <Link href={homeHref()} className={buttonClass(search ? 'secondary' : 'primary', 'mt-8')}>
            {notFound.linkLabel}
          </Link>
        </div>
        {picture}
      </Container>
    </div>
  )
}
