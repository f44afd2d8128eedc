import { Text, View } from './primitives'
import { TYPE } from './theme'

type ChapterHeadProps = { id: string; title: string; eyebrow?: string; text?: string }

/** The head of a chapter, which contents and bookmarks lead to. */
export function ChapterHead({ id, title, eyebrow = '', text = '' }: ChapterHeadProps) {
  return (
    <View style={{ marginBottom: 16 }}>
      {eyebrow && <Text style={{ ...TYPE.eyebrow, marginBottom: 3 }}>{eyebrow}</Text>}
      {title && (
        <Text id={id} bookmark={{ title }} style={TYPE.title}>
          {title}
        </Text>
      )}
      {text && <Text style={{ ...TYPE.lead, marginTop: 5 }}>{text}</Text>}
    </View>
  )
}
