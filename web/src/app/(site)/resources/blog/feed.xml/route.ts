import { feedResponse } from '@/documents/article/article-feed'

export const GET = () => feedResponse('resources/blog')
