import type { Redirect } from '../../../web/src/content/types.gen.ts'
import { referenceTo } from '../builders/reference.ts'
import type { Seed } from '../builders/seed-document.ts'

export const redirects: Seed<Redirect>[] = [
  {
    _id: 'redirect-solutions-compliance-teams',
    _type: 'redirect',
    from: '/solutions/compliance-teams',
    to: referenceTo('/solutions/compliance'),
    permanent: true,
  },
]
