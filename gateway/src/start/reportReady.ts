/** Tells the supervisor, if there is one, that the site answers; ends the site when the supervisor is gone. */
export function reportReady(): void {
  if (!process.send) return;
  process.send('ready');
  // Nobody would restart or end this process any more, and it would hold its port.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // That listener alone would keep a process alive that is done.
  process.channel?.unref();
}
