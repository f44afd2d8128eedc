import { Stack, Text } from '@sanity/ui'
import { type InputProps, type StringInputProps, useFormValue } from 'sanity'
import { ChoiceGrid } from './choice-grid'
import { sectionPictureUrl } from './section-menu'

/**
 * Inputs inside sections: explains a section above its fields, and shows pictures of its looks. All others are the Studio's own.
 */
export function SectionInput(props: InputProps) {
  const { path, schemaType } = props
  if (path[0] !== 'sections') return props.renderDefault(props)
  if (path.length === 2 && schemaType.description) {
    return (
      <Stack gap={4}>
        <Text size={1} muted>
          {schemaType.description}
        </Text>
        {props.renderDefault(props)}
      </Stack>
    )
  }
  const isLook = path.length === 3 && (path[2] === 'look' || path[2] === 'kind')
  return isLook ? <LookInput {...(props as StringInputProps)} /> : props.renderDefault(props)
}

/** The looks of a section with a picture of each. */
function LookInput(props: StringInputProps) {
  const type = String(useFormValue([...props.path.slice(0, 2), '_type']))
  return (
    <ChoiceGrid
      props={props}
      width="8rem"
      draw={(look) => (
        // biome-ignore lint/performance/noImgElement: the Studio is not built by Next
        <img
          src={sectionPictureUrl(type, look)}
          alt=""
          style={{ display: 'block', width: '100%', aspectRatio: '3 / 2' }}
        />
      )}
    />
  )
}
