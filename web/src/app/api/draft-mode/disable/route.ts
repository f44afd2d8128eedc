import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { homeHref } from '@/lib/routes'
import { endPreview } from '@/sanity/drafts/draft-access'

export async function GET(): Promise<never> {
  endPreview(await cookies(), await headers())
  redirect(homeHref())
}
