import type { ReactNode } from 'react'
import { homeHref, privacyHref, termsHref } from '@/lib/routes'
import { BrandMark } from '@/ui/marks'

/**
 * The frame of the account screens: link to the home page, one card, legal links. Plain links, because next/link would
 * add to the first load and leaving loads another layout anyway.
 */
export function AccountFrame({ brandName, children }: { brandName: string; children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-1 flex-col px-gutter">
      <header className="py-6">
        <a
          href={homeHref()}
          className="inline-flex min-h-11 items-center gap-2.5 font-serif text-title-m font-medium text-ink"
        >
          <BrandMark className="h-8 w-auto" />
          <span className="max-[18rem]:sr-only">{brandName}</span>
        </a>
      </header>
      <main id="content" className="flex flex-1 flex-col pb-12">
        {children}
      </main>
      <footer className="flex gap-6 border-t border-line py-6 text-small">
        <a href={termsHref()} className="text-link">
          Terms of Service
        </a>
        <a href={privacyHref()} className="text-link">
          Privacy Policy
        </a>
      </footer>
    </div>
  )
}

export function AccountCard({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto mt-2 w-full max-w-lg rounded-lg border border-line bg-white p-6 shadow-card sm:mt-8 sm:p-10">
      {children}
    </div>
  )
}

type AccountHeadingProps = { title: string; children: ReactNode }

export function AccountHeading({ title, children }: AccountHeadingProps) {
  return (
    <header className="mb-6">
      <h1 className="title-l text-ink">{title}</h1>
      <p className="mt-2 text-ink-soft">{children}</p>
    </header>
  )
}
