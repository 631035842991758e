const FLOOR = { major: 20, minor: 19 };

/** Exits with a message if Node is too old for this project. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > FLOOR.major || (major === FLOOR.major && minor >= FLOOR.minor)) return;
  console.error(
    `Inkreel needs Node ${FLOOR.major}.${FLOOR.minor} or newer; this is ${process.versions.node}.`,
  );
  process.exit(1);
}
