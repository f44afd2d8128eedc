import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { FormView, formMetadata } from '@/app/(site)/forms/form-view'
import { dialogForms, inlineForms } from '@/leads/forms/forms.gen'

type FormProps = { params: Promise<{ form: string }> }

/** `demo-video` has a route of its own. */
const { 'demo-video': _, ...others } = dialogForms
const FORMS = { ...others, ...inlineForms }

export const generateStaticParams = () => Object.keys(FORMS).map((form) => ({ form }))

const isForm = (name: string): name is keyof typeof FORMS => Object.hasOwn(FORMS, name)

async function formOf({ params }: FormProps) {
  const { form: name } = await params
  return isForm(name) ? { name, form: await FORMS[name]() } : notFound()
}

export async function generateMetadata(props: FormProps): Promise<Metadata> {
  const { name, form } = await formOf(props)
  return formMetadata(name, form)
}

export default async function FormPage(props: FormProps) {
  return <FormView {...(await formOf(props))} />
}
