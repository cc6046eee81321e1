import type { Messages } from '../../kernel/i18n/i18n.ts';

export const discoveryMessages: Messages = {
  'discovery.post_gone': { zh: '该动态已不存在', en: 'This post is no longer available' },
  'discovery.comment_gone': { zh: '该评论已不存在', en: 'This comment is no longer available' },
  'discovery.person_gone': { zh: '该用户或店铺已不存在', en: 'This profile is no longer available' },
  'discovery.follow_yourself': { zh: '不能关注自己', en: 'You can’t follow yourself' },
  'discovery.too_many_follows': { zh: '最多关注 {most} 人', en: 'You can follow up to {most} people' },
  'discovery.picture_unknown': {
    zh: '图片不存在，请重新上传',
    en: 'This photo is no longer there. Please upload it again',
  },
  'discovery.goods_unknown': {
    zh: '所选商品不存在或已下架',
    en: 'A product you chose is no longer available',
  },
  'discovery.video_unknown': {
    zh: '视频不存在，请重新上传',
    en: 'This video is no longer there. Please upload it again',
  },
  'discovery.video_not_ready': { zh: '视频还在处理，请稍后发布', en: 'The video is still being processed' },
  'discovery.video_used': { zh: '该视频已发布过', en: 'This video has already been published' },
  'discovery.cover_missing': { zh: '请为视频选择封面', en: 'Please choose a cover for the video' },
  'discovery.too_many_posts': {
    zh: '一天最多发布 {most} 条',
    en: 'You can publish up to {most} {most|post|posts} a day',
  },
  'discovery.post_taken_down': {
    zh: '该动态已被平台下架，不能编辑',
    en: 'Chengji took this post down, so it can’t be edited',
  },
  'discovery.cannot_answer': {
    zh: '已申诉过，或无需申诉',
    en: 'You’ve already appealed, or there’s nothing to appeal',
  },
  'discovery.reason_missing': { zh: '请填写原因', en: 'Please give a reason' },
  'discovery.video_too_large': {
    zh: '视频不能超过 {megabytes} MB',
    en: 'Videos can be up to {megabytes} MB',
  },
  'discovery.video_type': {
    zh: '只支持 MP4、MOV 和 WebM 视频',
    en: 'Only MP4, MOV and WebM videos can be uploaded',
  },
  'discovery.video_only_mp4': { zh: '只支持 MP4 视频', en: 'Only MP4 videos can be uploaded' },
  'discovery.video_broken': {
    zh: '视频文件已损坏，无法播放',
    en: 'The video is damaged and can’t be played',
  },
  'discovery.video_length': {
    zh: '视频时长需在 {least} 至 {most} 秒之间',
    en: 'Videos must be {least} to {most} seconds long',
  },
  'discovery.video_size_missing': { zh: '缺少视频大小', en: 'The size of the video is missing' },
  'discovery.too_many_videos': {
    zh: '未发布的视频太多，请先发布或稍后再试',
    en: 'You have too many unpublished videos. Please publish some or try again later',
  },
};
