import { feedResponse } from '@/site/feed'

export const GET = () => feedResponse('resources/blog')
