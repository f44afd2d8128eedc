import clsx from 'clsx'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { FormNotice } from '@/leads/client/form-notice'
import { InlineForm } from '@/leads/client/inline-form'
import { dialogForms, inlineForms } from '@/leads/forms/forms.gen'
import { formHref } from '@/lib/routes'
import { CasePlayer } from '@/pictures/case-2041/case-player'
import { Container } from '@/ui/band'
import { Link } from '@/ui/link'

type FormProps = { params: Promise<{ form: string }> }

const FORMS = { ...dialogForms, ...inlineForms }

export const generateStaticParams = () => Object.keys(FORMS).map((form) => ({ form }))

const isForm = (name: string): name is keyof typeof FORMS => Object.hasOwn(FORMS, name)

async function formOf({ params }: FormProps) {
  const { form: name } = await params
  return isForm(name) ? { name, form: await FORMS[name]() } : notFound()
}

/** Not for search engines: the pages with its buttons say what a form is for. */
export async function generateMetadata(props: FormProps): Promise<Metadata> {
  const { name, form } = await formOf(props)
  return {
    title: form.texts.title,
    description: form.texts.intro,
    alternates: { canonical: formHref(name) },
    robots: { index: false, follow: true },
  }
}

/** A form as a page: without scripts, in a new tab, and for what is wrong with a form that was sent without scripts. */
export default async function FormPage(props: FormProps) {
  const { name, form } = await formOf(props)
  const { hasFilm } = form
  const { title, intro, meanwhile } = form.texts
  return (
    <Container className="py-12 lg:py-16">
      <h1 className="title-l text-ink">{title}</h1>
      <p className="mt-3 mb-8 max-w-prose lg:mb-12">{intro}</p>
      <div className="grid gap-x-16 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]">
        {hasFilm && (
          <div className="min-w-0 lg:row-span-2">
            <CasePlayer />
          </div>
        )}
        <div className={clsx('lg:col-start-2', hasFilm && 'mt-8 lg:row-start-2')}>
          {form.notices.map((notice) => (
            <FormNotice key={notice.title} notice={notice} heading="h2" />
          ))}
          {meanwhile && (
            <p className="mb-8 border-t border-ink pt-4">
              {meanwhile.text}
              {meanwhile.links.map(([label, href]) => (
                <Link key={href} href={href} className="block w-fit py-1 text-link">
                  {label}
                </Link>
              ))}
            </p>
          )}
        </div>
        <div className={clsx('lg:row-start-1', hasFilm && 'lg:col-start-2')}>
          <InlineForm name={name} form={form} />
        </div>
      </div>
    </Container>
  )
}
