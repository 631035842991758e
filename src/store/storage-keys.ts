/** Every name this app uses in local and session storage (conventions). */
export const STORAGE = {
  token: 'inkreel.token',
  language: 'inkreel.lang',
  theme: 'inkreel.theme',
  device: 'inkreel.device',
  signedOut: 'inkreel.signed_out',
  exporting: 'inkreel.exporting',
  exportTaskId: 'inkreel.export_task_id',
  invitedCode: 'inkreel.invited_code',
  reloaded10001: 'inkreel.reloaded_10001',
  reloadedChunk: 'inkreel.reloaded_chunk',
  goingOn: 'inkreel.going_on',
  paid: 'inkreel.paid',
  installCard: 'inkreel.install_card',
  boardKeys: 'inkreel.board_keys',
  drawLook: 'inkreel.draw_look',
  volume: 'inkreel.volume',
} as const;
