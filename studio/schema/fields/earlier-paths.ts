import { defineField } from 'sanity'
import { EarlierPathsInput } from '../../components/earlier-paths-input'
import { checkNoneLost, checkNotShared } from '../validation/earlier-paths'
import { checkRedirectFrom } from '../validation/redirect'

/**
 * The paths at which visitors knew a document before: the site redirects them to its present one. The path input adds to
 * them; a path that was lost in another way, such as a revert, a release or a program, is a warning.
 */
export const earlierPathsField = defineField({
  name: 'earlierPaths',
  title: 'Earlier paths',
  type: 'array',
  description: 'Visitors of these paths are redirected to this page.',
  components: { input: EarlierPathsInput },
  options: { sortable: false, disableActions: ['duplicate'] },
  of: [
    {
      type: 'string',
      options: { copy: false },
      validation: (rule) => rule.custom(checkRedirectFrom),
    },
  ],
  validation: (rule) => [
    rule.custom(checkNotShared).warning(),
    rule.custom(checkNoneLost).warning(),
  ],
})
