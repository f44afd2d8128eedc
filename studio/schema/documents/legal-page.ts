import { BillIcon } from '@sanity/icons/Bill'
import { defineField, defineType } from 'sanity'
import { LastUpdatedInput } from '../../components/last-updated-input'
import { documentGroups, titleField } from '../fields/page-fields'
import { pathFields } from '../fields/path-field'
import { reviewField } from '../fields/short-fields'
import { legalClaimsField } from '../objects/legal-claim'
import { seoField } from '../objects/seo'
import { adviseNotAhead, checkYear } from '../validation/date-rules'
import { checkTextsKept } from '../validation/legal-texts'

/** A legal text, such as the privacy policy. */
export const legalPage = defineType({
  name: 'legalPage',
  title: 'Legal page',
  type: 'document',
  icon: BillIcon,
  groups: documentGroups,
  fields: [
    titleField,
    ...pathFields('legalPage'),
    defineField({
      name: 'lastUpdated',
      title: 'Last updated',
      type: 'date',
      description:
        'Printed below the title. Change it whenever the meaning of the text changes: the published text then stays readable under “Previous versions”.',
      group: 'content',
      components: { input: LastUpdatedInput },
      options: { dateFormat: 'D MMMM YYYY' },
      validation: (rule) => [
        rule.required().error('Enter when the text was last updated.'),
        rule.custom(checkYear),
        rule.custom(adviseNotAhead).warning(),
        rule.custom(checkTextsKept).warning(),
      ],
    }),
    { ...reviewField, group: 'content' },
    defineField({
      name: 'summary',
      title: 'Summary',
      type: 'text',
      rows: 3,
      group: 'content',
    }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'portableText',
      group: 'content',
      validation: (rule) => rule.required().min(1).error('Add the text of the legal page.'),
    }),
    legalClaimsField,
    seoField,
  ],
  preview: { select: { title: 'title', subtitle: 'path.current' } },
})
