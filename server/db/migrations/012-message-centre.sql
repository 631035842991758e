-- A message may be written in Chinese as well; without it the Chinese reader gets the other.
ALTER TABLE broadcasts
  ADD COLUMN title_zh text,
  ADD COLUMN content_zh text,
  ADD CONSTRAINT both_in_chinese CHECK ((title_zh IS NULL) = (content_zh IS NULL)),
  -- Comes to each member when they join, and is then unread; all others are old news for whoever joins later.
  ADD COLUMN greets boolean NOT NULL DEFAULT false;

INSERT INTO broadcasts (greets, title, content, title_zh, content_zh) VALUES (
true,
'Welcome to Inkreel',
'<p>Inkreel turns what you describe into pictures, and what you tell into films. What you start goes on when you close the tab, and a task that fails gives its points back.</p>
<h3>Where to begin</h3>
<ul>
<li><a href="#/draw">Draw</a>: describe a picture and press Generate. What it costs is on the button.</li>
<li><a href="#/create">Create film</a>: paste a short story and get a script, a storyboard and, in the end, a film with voices, music and subtitles.</li>
<li>Tasks has everything that runs or ran, in any tool: stop it, try it again, find it later.</li>
</ul>
<h3>Who makes it</h3>
<p>Unless whoever runs this studio has connected other services, everything is made on its own machine by the <strong>built-in engine</strong>, and every result names what made it.</p>
<p>That engine works by rules. It composes pictures from words it was taught, in English and Chinese, and makes no photographs, no likeness of a person and no writing. Its clips move a camera over a picture, its voices are clear but not human, and its music has no singing. It is quick, private, and good for finding out how a story could look.</p>
<p>News of the studio will come here, too. Have a good time!</p>',
'欢迎来到 Inkreel',
'<p>在 Inkreel，写下描述就能得到图片，讲一个故事就能做成影片。任务开始后，关闭页面也会继续进行；失败的任务会退还积分。</p>
<h3>从哪里开始</h3>
<ul>
<li><a href="#/draw">绘画</a>：描述一幅画面，然后点击生成。所需积分就写在按钮上。</li>
<li><a href="#/create">创作影片</a>：粘贴一个小故事，依次得到剧本、分镜，最后是一部有配音、配乐和字幕的影片。</li>
<li>“任务”列出各个工具中正在进行和已经结束的一切：可以取消、重做，也方便日后查找。</li>
</ul>
<h3>作品由谁制作</h3>
<p>除非工作室的管理者接入了其他服务，所有内容都由<strong>内置引擎</strong>在工作室自己的机器上完成，每件作品都会注明制作者。</p>
<p>内置引擎按规则工作：它用学过的中英文词语构成画面，画不出照片、真人肖像和文字；视频是镜头在图片上移动，配音清晰但不像真人，配乐没有人声。它快速、私密，适合看看一个故事会是什么样子。</p>
<p>工作室的消息也会发到这里。祝你玩得开心！</p>'
);
