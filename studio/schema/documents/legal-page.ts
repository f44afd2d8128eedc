import { BillIcon } from '@sanity/icons/Bill'
import { LastUpdatedInput } from '../../components/last-updated-input'
import { day, prose, text } from '../fields/define'
import { definePage } from '../fields/page-fields'
import { reviewField } from '../fields/short-fields'
import { adviseNotAhead } from '../validation/date-rules'
import { checkTextsKept } from '../validation/legal-texts'

/** A legal text, such as the privacy policy. */
export const legalPage = definePage({
  name: 'legalPage',
  title: 'Legal page',
  icon: BillIcon,
  fields: [
    day('lastUpdated', 'Last updated', {
      description:
        'Printed below the title. Change it whenever the meaning of the text changes: the published text then stays readable under “Previous versions”.',
      components: { input: LastUpdatedInput },
      required: 'Enter when the text was last updated.',
      rules: (rule) => [
        rule.custom(adviseNotAhead).warning(),
        rule.custom(checkTextsKept).warning(),
      ],
    }),
    reviewField,
    text('summary', 'Summary', { rows: 3 }),
    prose('body', 'Text', { required: 'Add the text of the legal page.' }),
  ],
  preview: { select: { title: 'title', subtitle: 'path.current' } },
})
