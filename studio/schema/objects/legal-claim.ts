import { BillIcon } from '@sanity/icons/Bill'
import { defineField, defineType } from 'sanity'
import { day, line, list, text } from '../fields/define'
import { adviseClaimReview } from '../validation/date-rules'
import { checkHref } from '../validation/target'

/** What a page says of the law, where the law says so, and when somebody last compared the two. */
export const legalClaim = defineType({
  name: 'legalClaim',
  title: 'Legal claim',
  type: 'object',
  icon: BillIcon,
  fields: [
    text('claim', 'Claim', {
      description: 'What the page says, in one sentence. Visitors do not see it.',
      required: 'Enter what the page says.',
    }),
    line('source', 'Source', {
      description:
        'The official citation, such as 31 CFR 1010.410(e)-(f), or Regulation (EU) 2023/1114.',
      required: 'Enter the official citation.',
    }),
    defineField({
      name: 'url',
      title: 'Link to the source',
      type: 'url',
      description: 'The text of the law or of the authority, not a comment on it.',
      validation: (rule) => [
        rule.uri({ scheme: ['https'] }).error('Enter a link that starts with https://.'),
        rule.custom(checkHref),
        rule.required().warning('Add the link, so that the next reviewer finds the text.'),
      ],
    }),
    day('reviewedOn', 'Reviewed on', {
      required: 'Enter when the claim was compared with its source.',
      rules: (rule) => [rule.custom(adviseClaimReview).warning()],
    }),
  ],
  preview: {
    select: { claim: 'claim', source: 'source', reviewedOn: 'reviewedOn' },
    prepare: ({ claim, source, reviewedOn }) => ({
      title: claim,
      subtitle: [source, reviewedOn && `reviewed ${reviewedOn}`].filter(Boolean).join(', '),
    }),
  },
})

/** The legal claims of a document, in the tab “Sources”. */
export const legalClaimsField = list(
  'legalClaims',
  'Legal claims and their sources',
  'legalClaim',
  {
    description:
      'Every claim about a law, a rule or an authority. Visitors see the sources at the end of the page, except on legal pages.',
    group: 'sources',
  },
)
