import type { CampaignNames } from '../../../web/src/sanity/types.gen.ts'
import type { Seed } from '../builders/seed-document.ts'

/** What “Campaign link” in the Studio suggests before the first campaign. */
export const campaignNames: Seed<CampaignNames> = {
  _id: 'campaignNames',
  _type: 'campaignNames',
  sources: ['linkedin', 'newsletter', 'partner', 'x'],
  media: ['email', 'event', 'print', 'social'],
}
