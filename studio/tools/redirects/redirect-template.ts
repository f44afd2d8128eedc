import { TransferIcon } from '@sanity/icons/Transfer'
import type { Template } from 'sanity'

/** A new redirect from a path, for “Make a redirect”; “Create” does not offer templates with parameters. */
export const redirectTemplate: Template<{ from?: string }, object> = {
  id: 'redirect-from',
  title: 'Redirect',
  schemaType: 'redirect',
  icon: TransferIcon,
  parameters: [{ name: 'from', title: 'Old path', type: 'string' }],
  value: ({ from }: { from?: string }) => ({ from, permanent: true }),
}
