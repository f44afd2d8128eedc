import { Stack } from '@sanity/ui'
import { type ObjectInputProps, useFormValue } from 'sanity'
import type { PreviewedDocument } from './search-texts'
import { SeoPreview } from './seo-preview'

/** The SEO fields below previews of a search result and a shared link. */
export function SeoInput(props: ObjectInputProps) {
  const document = useFormValue([]) as PreviewedDocument | undefined
  return (
    <Stack gap={5}>
      <SeoPreview document={document} />
      {props.renderDefault(props)}
    </Stack>
  )
}
