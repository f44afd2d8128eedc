import { getSiteSettings } from '@/content/site-settings/get-site-settings'

export async function ReadyToStart() {
  const { readyToStart } = await getSiteSettings()
  return <p>{readyToStart?.title}</p>
}
