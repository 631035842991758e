/** @typedef {{ token: string }} Member */

/** Registers members, whose sign-in codes a development server tells this machine. @param {number} port @param {number} count @returns {Promise<Member[]>} */
export async function registerMembers(port, count) {
  const members = [];
  for (let index = 0; index < count; index += 1) {
    const phone = `139${String(index).padStart(8, '0')}`;
    const said = await ask(port, '/base/send', { mobile: phone, type: 1 });
    const { token } = await ask(port, '/base/regist', {
      user_login: phone,
      user_pass: 'a password for the bench',
      code: String(said.sms_code),
    });
    members.push({ token: String(token) });
  }
  return members;
}

/** One call. @param {number} port @param {string} path @param {object} input @param {string} [token] @returns {Promise<any>} its answer @throws Error with what the server said instead */
export async function ask(port, path, input, token = '') {
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: token,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(input),
  });
  const { code, message, data } = /** @type {{ code: number, message: string, data: any }} */ (
    await response.json()
  );
  if (code !== 200) throw new Error(`${path} was refused: ${code} ${message}`);
  return data;
}
