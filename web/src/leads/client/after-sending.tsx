import clsx from 'clsx'
import { buttonClass } from '@/ui/button'
import { DownloadMark } from '@/ui/marks'
import type { DownloadLink } from './send-submission'

type DownloadLinksProps = { downloads: readonly DownloadLink[]; className?: string }

/** Links to the downloads of a submission; the first is the primary button. */
export function DownloadLinks({ downloads, className }: DownloadLinksProps) {
  if (downloads.length === 0) return null
  return (
    <ul className={clsx('flex flex-wrap items-center gap-3', className)}>
      {downloads.map(({ title, href }, index) => (
        <li key={href}>
          {/* The server names the file; without `download` a refused link shows its page. */}
          <a
            href={href}
            className={buttonClass(index === 0 ? 'primary' : 'secondary', 'h-auto min-h-11 py-2')}
          >
            <DownloadMark />
            {title} (PDF)
          </a>
        </li>
      ))}
    </ul>
  )
}

type NumberLineProps = {
  number: string | undefined
  /** Where the reply goes, so that a slip in it is seen in time. */
  email?: string | undefined
  className?: string
}

/** The number of a submission, by which the desk finds it. */
export function NumberLine({ number, email, className }: NumberLineProps) {
  if (!number) return null
  return (
    <p className={clsx('text-ink-mute text-small', className)}>
      Your number: <span className="title-s text-ink tabular select-all">{number}</span>
      {email && (
        <span className="block wrap-anywhere">
          We write to <span className="font-semibold text-ink">{email}</span>
        </span>
      )}
    </p>
  )
}
