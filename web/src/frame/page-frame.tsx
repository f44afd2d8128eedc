import clsx from 'clsx'
import type { ReactNode } from 'react'
import { PageSources } from '@/frame/page-sources'
import { frameTexts } from '@/lib/texts'
import { getPageData } from '@/seo/structured-data/page-data.query'
import type { Crumb } from '@/seo/structured-data/trail'
import { Container } from '@/ui/band'
import { JsonLd } from '@/ui/json-ld'
import { Link } from '@/ui/link'

type PageFrameProps = { path: string; children: ReactNode }

/** Breadcrumbs, sources and structured data of every page but the home page. */
export async function PageFrame({ path, children }: PageFrameProps) {
  const data = await getPageData(path)
  return (
    <>
      {data && <Breadcrumbs trail={data.trail} />}
      {children}
      <PageSources path={path} />
      {data && <JsonLd graph={data.graph} />}
    </>
  )
}

/** Breadcrumbs on one line; the page's title is truncated. With large text on a phone they wrap. */
function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const last = trail.length - 1
  return (
    <nav aria-label={frameTexts.breadcrumb} className="border-b border-line text-small">
      <Container>
        <ol className="flex min-w-0 items-center gap-1.5 py-1.5 max-[18rem]:flex-wrap max-[18rem]:**:whitespace-normal">
          {trail.map(({ label, href }, at) => (
            <li
              key={label}
              // On narrow screens a deep trail omits areas without a page.
              className={clsx(
                'flex min-w-0 items-center gap-1.5',
                at < last && 'max-w-1/2 shrink-0 max-[18rem]:max-w-full',
                !href && last > 2 && 'max-sm:hidden',
              )}
            >
              {at > 0 && <Step />}
              {at === last ? (
                <span aria-current="page" className="truncate py-1 text-ink-mute">
                  {label}
                </span>
              ) : href ? (
                <Link
                  href={href}
                  className="truncate py-1 text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                >
                  {label}
                </Link>
              ) : (
                <span className="truncate text-ink-mute">{label}</span>
              )}
            </li>
          ))}
        </ol>
      </Container>
    </nav>
  )
}

function Step() {
  return (
    <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" className="shrink-0">
      <path
        d="m6 3.5 4.5 4.5L6 12.5"
        fill="none"
        stroke="var(--color-line-strong)"
        strokeWidth="1.6"
      />
    </svg>
  )
}
