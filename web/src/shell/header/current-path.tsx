'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { createContext, type ReactNode, Suspense, useContext, useEffect } from 'react'

/** The address that is shown; unknown until the page has come alive. */
export const CurrentPath = createContext<string | undefined>(undefined)

type PathWatcherProps = { onPath: (path: string) => void }

/** Tells of every change of address. Draws nothing, so a page whose path is not known yet stays static. */
export function PathWatcher({ onPath }: PathWatcherProps) {
  return (
    <Suspense>
      <Watch onPath={onPath} />
    </Suspense>
  )
}

function Watch({ onPath }: PathWatcherProps) {
  const path = usePathname()
  useEffect(() => onPath(path), [path, onPath])
  return null
}

type NavLinkProps = { href: string; className?: string; children: ReactNode }

/** A link that says so when it leads to the page that is shown. */
export function NavLink({ href, className, children }: NavLinkProps) {
  const current = useContext(CurrentPath) === href
  return (
    <Link href={href} className={className} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  )
}
