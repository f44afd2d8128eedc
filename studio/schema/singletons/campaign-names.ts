import { LinkIcon } from '@sanity/icons/Link'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { campaignName } from '../../../web/src/leads/forms/campaign-name'

const nameInLinks = defineArrayMember({
  type: 'string',
  options: { copy: false },
  validation: (rule) => rule.custom(checkSpelling),
})

const names = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    description,
    type: 'array',
    of: [nameInLinks],
    validation: (rule) => rule.unique(),
  })

function checkSpelling(name: string | undefined): true | string {
  const spelled = campaignName(name ?? '')
  if (!spelled) return 'Enter a name, such as spring-launch.'
  return name === spelled || `Requests are counted under “${spelled}”: write it so.`
}

/** The names that links of campaigns use, suggested by the dialog “Campaign link”, which adds each new one. */
export const campaignNames = defineType({
  name: 'campaignNames',
  title: 'Campaign names',
  type: 'document',
  icon: LinkIcon,
  // Written by the dialog, beside which no draft may stand.
  liveEdit: true,
  fields: [
    names(
      'campaigns',
      'Campaigns',
      '“Campaign link”, in the menu beside Publish of a page, suggests these names and adds new ones. Remove what is no longer used: links and counts stay as they are.',
    ),
    names('sources', 'Sources', 'Where a link stands: linkedin, newsletter.'),
    names('media', 'Media', 'The kind of place: social, email, print.'),
  ],
  preview: { prepare: () => ({ title: 'Campaign names' }) },
})
