import { draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import { homeHref } from '@/lib/routes'

/** Leaves draft mode. */
export async function GET(): Promise<never> {
  const draft = await draftMode()
  draft.disable()
  redirect(homeHref())
}
