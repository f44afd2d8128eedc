import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { endPreview } from '@/content/drafts/draft-access'
import { homeHref } from '@/lib/routes'

export async function GET(): Promise<never> {
  endPreview(await cookies(), await headers())
  redirect(homeHref())
}
