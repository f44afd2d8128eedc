import type { ReactNode } from 'react'
import type { PortableText, PortableTextItem, TextBlock } from '@/objects/portable-text'
import { Link, Text, View } from './primitives'
import { Table } from './table'
import { COLORS, SERIF, TYPE } from './theme'

type ProseProps = { value: PortableText; siteUrl: string; lead?: boolean }

/** The blocks of a rich text, one element each; the first paragraph may be larger. */
export function proseBlocks({ value, siteUrl, lead = false }: ProseProps): ReactNode[] {
  return value.flatMap((item, index) => {
    const block = blockOf(item, siteUrl, numberIn(value, index))
    const larger = lead && index === 0 ? { ...TYPE.lead, color: COLORS.ink } : {}
    return block
      ? [
          <View key={item._key} style={larger}>
            {block}
          </View>,
        ]
      : []
  })
}

/** The place of an item in its numbered list. */
function numberIn(value: PortableText, index: number): number {
  let first = index
  while (listOf(value[first - 1]) === 'number') first -= 1
  return index - first + 1
}

const listOf = (item: PortableTextItem | undefined) =>
  item && 'children' in item ? item.listItem : undefined

function blockOf(item: PortableTextItem, siteUrl: string, number: number): ReactNode {
  switch (item._type) {
    case 'codeBlock':
      return (
        <Text style={{ fontFamily: 'Courier', fontSize: 8 }}>
          {(item as { code: string }).code}
        </Text>
      )
    case 'textTable': {
      const { caption, rows } = item as Extract<PortableTextItem, { _type: 'textTable' }>
      const [columns = [], ...others] = rows
      return <Table columns={columns} rows={others} note={caption} />
    }
    case 'callout': {
      const { title, text } = item as Extract<PortableTextItem, { _type: 'callout' }>
      return (
        <View style={{ borderLeftWidth: 2, borderColor: COLORS.lantern, paddingLeft: 12 }}>
          {title && <Text style={TYPE.strong}>{title}</Text>}
          {text && <Text>{text}</Text>}
        </View>
      )
    }
    // A picture of an article is not part of a report's findings.
    case 'imageWithAlt':
      return null
    default:
      return textBlock(item as TextBlock, siteUrl, number)
  }
}

function textBlock(block: TextBlock, siteUrl: string, number: number): ReactNode {
  const words = spans(block, siteUrl)
  if (block.listItem) {
    return (
      <View style={{ flexDirection: 'row' }}>
        <Text style={{ width: 16, color: COLORS['lantern-deep'], fontWeight: 600 }}>
          {block.listItem === 'number' ? `${number}.` : '•'}
        </Text>
        <Text style={{ flex: 1 }}>{words}</Text>
      </View>
    )
  }
  if (block.style?.startsWith('h')) {
    return <Text style={{ ...TYPE.heading, marginTop: 6 }}>{words}</Text>
  }
  if (block.style === 'blockquote') {
    return (
      <View style={{ borderLeftWidth: 2, borderColor: COLORS.lantern, paddingLeft: 14 }}>
        <Text style={{ ...TYPE.lead, fontFamily: SERIF, fontWeight: 500, color: COLORS.ink }}>
          {words}
        </Text>
      </View>
    )
  }
  return <Text>{words}</Text>
}

function spans({ children, markDefs }: TextBlock, siteUrl: string): ReactNode[] {
  return children.map((child, index) => {
    const text = 'text' in child ? String(child.text) : ''
    const marks = 'marks' in child && Array.isArray(child.marks) ? child.marks.map(String) : []
    const link = markDefs?.find(({ _key }) => marks.includes(_key))
    const style = {
      ...(marks.includes('strong') && TYPE.strong),
      ...(marks.includes('em') && { fontStyle: 'italic' as const }),
      ...(marks.includes('code') && { fontFamily: 'Courier' }),
    }
    const key = `${index} ${text}`
    if (!link?.href)
      return (
        <Text key={key} style={style}>
          {text}
        </Text>
      )
    const src = link.href.startsWith('/') ? siteUrl + link.href : link.href
    return (
      <Link
        key={key}
        src={src}
        style={{ ...style, color: COLORS.ink, textDecoration: 'underline' }}
      >
        {text}
      </Link>
    )
  })
}
