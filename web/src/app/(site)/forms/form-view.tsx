import clsx from 'clsx'
import type { Metadata } from 'next'
import type { ComponentProps, ReactNode } from 'react'
import { FormNotice } from '@/leads/client/form-notice'
import { InlineForm } from '@/leads/client/inline-form'
import type { FormDefinition } from '@/leads/forms/form-definition'
import { formHref } from '@/lib/routes'
import { Container } from '@/ui/band'

/** Not for search engines: the pages with its buttons say what a form is for. */
export const formMetadata = (name: string, { texts }: FormDefinition): Metadata => ({
  title: texts.title,
  description: texts.intro,
  alternates: { canonical: formHref(name) },
  robots: { index: false, follow: true },
})

type FormViewProps = ComponentProps<typeof InlineForm> & { film?: ReactNode }

/** A form as a page: without scripts, in a new tab, and for what is wrong with a form that was sent without scripts. */
export function FormView({ name, form, film }: FormViewProps) {
  const { title, intro } = form.texts
  return (
    <Container className="py-12 lg:py-16">
      <h1 className="title-l text-ink">{title}</h1>
      <p className="mt-3 mb-8 max-w-prose lg:mb-12">{intro}</p>
      <div className="group/form grid gap-x-16 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]">
        {film && <div className="min-w-0 lg:row-span-2">{film}</div>}
        {/* Read before the form is sent. */}
        <div
          className={clsx(
            'group-has-data-sent/form:hidden lg:col-start-2',
            film && 'mt-8 lg:row-start-2',
          )}
        >
          {form.notices.map((notice) => (
            <FormNotice key={notice.title} notice={notice} heading="h2" />
          ))}
        </div>
        <div className={clsx('lg:row-start-1', film && 'lg:col-start-2')}>
          <InlineForm name={name} form={form} />
        </div>
      </div>
    </Container>
  )
}
