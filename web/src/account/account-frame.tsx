import Link from 'next/link'
import type { ReactNode } from 'react'
import { homeHref, privacyHref, termsHref } from '@/routes/hrefs'
import { BrandMark } from '@/ui/brand-mark'

/** The quiet page around the account screens: the way home, one card, the legal links. */
export function AccountFrame({ brandName, children }: { brandName: string; children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-1 flex-col px-gutter">
      <header className="py-6">
        <Link
          prefetch={false}
          href={homeHref()}
          className="inline-flex min-h-11 items-center gap-2.5 font-serif text-title-m font-medium text-ink"
        >
          <BrandMark className="h-8 w-auto" />
          {brandName}
        </Link>
      </header>
      <main id="content" className="flex flex-1 flex-col pb-16">
        {children}
      </main>
      <footer className="flex gap-6 border-t border-line py-6 text-small">
        <Link prefetch={false} href={termsHref()} className="text-link">
          Terms of Service
        </Link>
        <Link prefetch={false} href={privacyHref()} className="text-link">
          Privacy Policy
        </Link>
      </footer>
    </div>
  )
}
