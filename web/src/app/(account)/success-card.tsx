'use client'
import { MailCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

type SuccessCardProps = { title: string; text: string; children: ReactNode }

/** Replaces the form and takes the focus. */
export function SuccessCard({ title, text, children }: SuccessCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div>
      <MailCheck aria-hidden="true" className="size-9 text-lantern-deep" strokeWidth={1.5} />
      <h1 ref={heading} tabIndex={-1} className="title-m mt-5 text-ink outline-none">
        {title}
      </h1>
      <p className="mt-3">{text}</p>
      <div className="mt-8 flex flex-col gap-3">{children}</div>
    </div>
  )
}
